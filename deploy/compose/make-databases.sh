#!/bin/sh
# Runs once, in an empty volume: a database for the API and one for the releases, each with a role that owns it and nothing else.
set -eu
psql --set=ON_ERROR_STOP=1 --username=postgres --dbname=postgres \
  --set=api="$API_DATABASE_PASSWORD" --set=releases="$RELEASE_DATABASE_PASSWORD" <<'SQL'
CREATE ROLE tassis LOGIN PASSWORD :'api';
CREATE ROLE releases LOGIN PASSWORD :'releases';
CREATE DATABASE tassis OWNER tassis;
CREATE DATABASE releases OWNER releases;
REVOKE CONNECT ON DATABASE tassis, releases FROM PUBLIC;
SQL
