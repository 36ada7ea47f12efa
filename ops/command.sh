#!/bin/sh
# Runs a command of the program with the variables of its services, as their user, where it is installed without Docker. As root:
#   ops/command.sh doctor        ops/command.sh admin list        ops/command.sh rotate-key --dry-run
# docs/operate/install-without-docker.md
set -eu

file=${ENV_FILE:-/etc/digital-maturity/env}
user=digital-maturity
command=${1:?Name a command: doctor, admin, rotate-key or recount}
shift
cd "$(dirname -- "$0")/.."

export NODE_ENV=production DATA_DIR="${DATA_DIR:-/var/lib/digital-maturity}"
# Line by line as systemd reads it: to a shell an & or $ in an address would mean something else.
while IFS= read -r line || [ -n "$line" ]; do
  case $line in
    '' | '#'* | ';'*) continue ;;
  esac
  value=${line#*=}
  case $value in
    \"*\" | \'*\') value=${value#?} value=${value%?} ;;
  esac
  export "${line%%=*}=$value"
done < "$file"

if [ "$(id -u)" = 0 ] && id "$user" > /dev/null 2>&1; then
  exec runuser -u "$user" -- node "backend/dist/scripts/$command.js" "$@"
fi
exec node "backend/dist/scripts/$command.js" "$@"
