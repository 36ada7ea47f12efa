#!/bin/sh
# Runs once, when the database container starts on an empty volume. The superuser is left without a password: it gets in
# from inside the container alone (docker compose exec postgres psql --username postgres).
set -eu
psql --no-psqlrc --set ON_ERROR_STOP=1 --username "$POSTGRES_USER" --dbname postgres \
  --set password="$APP_PASSWORD" --file /ops/role.sql
psql --no-psqlrc --set ON_ERROR_STOP=1 --username "$POSTGRES_USER" --dbname postgres \
  --command "ALTER ROLE \"$POSTGRES_USER\" PASSWORD NULL"
