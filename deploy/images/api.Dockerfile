# syntax=docker/dockerfile:1
# The API: `docker build -f deploy/images/api.Dockerfile -t tassis-api .` in the root of the repository.

# The same stage as in edge.Dockerfile, so that it is built once for both.
FROM node:24.21.0-trixie-slim AS build
WORKDIR /app
COPY . .
RUN node scripts/image.mjs /image

FROM node:24.21.0-trixie-slim
# Nothing in here installs or builds.
RUN rm -rf /usr/local/lib/node_modules /usr/local/bin/npm /usr/local/bin/npx /usr/local/bin/corepack /opt/yarn-* /usr/local/bin/yarn /usr/local/bin/yarnpkg \
  && install -d -o node -g node /data /backups
ENV NODE_ENV=production APP_ENV=production API_HOST=0.0.0.0 DATA_DIR=/data BACKUP_DIR=/backups
WORKDIR /app
COPY --from=build /image/node_modules node_modules
COPY --from=build /app/apps/api/package.json apps/api/package.json
COPY --from=build /app/apps/api/src/database/migrations apps/api/src/database/migrations
COPY --from=build /app/apps/api/src/pdf/fonts apps/api/src/pdf/fonts
COPY --from=build /app/apps/api/dist apps/api/dist
USER 1000:1000
EXPOSE 4000
HEALTHCHECK --interval=10s --timeout=5s --start-period=120s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:4000/api/health/ready').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# The two options save memory, as scripts/start/programs.mjs says.
CMD ["node", "--max-semi-space-size=8", "--heap-growing-percent=100", "apps/api/dist/launcher.js"]
