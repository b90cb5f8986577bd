# syntax=docker/dockerfile:1
# The edge: `docker build -f deploy/images/edge.Dockerfile -t tassis-edge .` in the root of the repository. The areas are not in
# it: they are releases in the store. With `--target build`, the built tree, whose commands put releases into a store.

# The same stage as in api.Dockerfile, so that it is built once for both.
FROM node:24.21.0-trixie-slim AS build
WORKDIR /app
COPY . .
RUN node scripts/image.mjs /image

FROM node:24.21.0-trixie-slim
# Nothing in here installs or builds.
RUN rm -rf /usr/local/lib/node_modules /usr/local/bin/npm /usr/local/bin/npx /usr/local/bin/corepack /opt/yarn-* /usr/local/bin/yarn /usr/local/bin/yarnpkg \
  && install -d -o node -g node /data
ENV NODE_ENV=production APP_ENV=production SITE_HOST=0.0.0.0 DATA_DIR=/data
WORKDIR /app
COPY --from=build /image/node_modules node_modules
# The font of the pictures that other sites show, which the edge finds by this package's name.
COPY --from=build /app/packages/design-system/package.json node_modules/@tassis/design-system/package.json
COPY --from=build /app/packages/design-system/fonts node_modules/@tassis/design-system/fonts
COPY --from=build /app/apps/edge/package.json apps/edge/package.json
COPY --from=build /app/apps/edge/dist apps/edge/dist
USER 1000:1000
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/health/ready').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "apps/edge/dist/main.js"]
