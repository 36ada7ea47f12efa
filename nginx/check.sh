#!/bin/sh
# Proves that nginx accepts the configuration, with either site. Needs nginx and openssl; runs as any user and touches
# nothing outside a temporary folder. No name has to resolve and no port has to be free.
set -eu

here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

for site in plain tls; do
  copy="$work/$site"
  sh "$here/local-copy.sh" "$site" "$copy" 58080 58443 58081
  mkdir -p "$copy/certificates"
  openssl req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=localhost \
    -keyout "$copy/certificates/privkey.pem" -out "$copy/certificates/fullchain.pem" 2>/dev/null
  nginx -t -q -e stderr -p "$copy/" -c "$copy/nginx.conf" -g "pid $copy/nginx.pid;"
  echo "nginx accepts the site \"$site\"."
  cp "$here/../ops/nginx/upstream.conf" "$copy/snippets/upstream.conf"
  nginx -t -q -e stderr -p "$copy/" -c "$copy/nginx.conf" -g "pid $copy/nginx.pid;"
  echo "nginx accepts the site \"$site\" with APIs that are services of this machine."
done
