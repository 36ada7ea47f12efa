#!/bin/sh
# Proves that nginx accepts the configuration, with either site. Needs nginx and openssl; runs as any user and touches
# nothing outside a temporary folder. No name has to resolve and no port has to be free.
set -eu

here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

for site in plain tls; do
  copy="$work/$site"
  mkdir -p "$copy/conf.d" "$copy/certificates" "$copy/cache"
  cp -R "$here/snippets" "$copy/"
  openssl req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=localhost \
    -keyout "$copy/certificates/privkey.pem" -out "$copy/certificates/fullchain.pem" 2>/dev/null
  # An ordinary user may neither listen nor write where the container's nginx does.
  sed -e 's#listen 80 #listen 58080 #' -e 's#listen 443 #listen 58443 #' "$here/sites/$site.conf" > "$copy/conf.d/site.conf"
  sed -e "s#/dev/stdout#$copy/access.log#" "$here/snippets/log.conf" > "$copy/snippets/log.conf"
  temporary=''
  for kind in client_body proxy fastcgi uwsgi scgi; do
    temporary="$temporary ${kind}_temp_path $copy/cache/$kind;"
  done
  sed -e "s#/var/cache/nginx#$copy/cache#" -e "s#^http {#http {$temporary#" "$here/nginx.conf" > "$copy/nginx.conf"
  nginx -t -q -e stderr -p "$copy/" -c "$copy/nginx.conf" -g "pid $copy/nginx.pid;"
  echo "nginx accepts the site \"$site\"."
done
