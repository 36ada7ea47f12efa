#!/bin/sh
# Writes a copy of this configuration that any user can run beside others: ports and paths are replaced, nothing else is.
# local-copy.sh <site> <folder> <http port> <https port> <port of the health answer>
set -eu

here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)
site=$1 copy=$2 http=$3 https=$4 health=$5

mkdir -p "$copy/conf.d" "$copy/cache"
cp -R "$here/snippets" "$copy/"
sed -e "s#listen 80 #listen $http #" -e "s#listen 443 #listen $https #" "$here/sites/$site.conf" > "$copy/conf.d/site.conf"
sed -e "s#/dev/stdout#$copy/access.log#" "$here/snippets/log.conf" > "$copy/snippets/log.conf"
# An ordinary user may not write where the container's nginx does.
temporary=''
for kind in client_body proxy fastcgi uwsgi scgi; do
  temporary="$temporary ${kind}_temp_path $copy/cache/$kind;"
done
sed -e "s#/var/cache/nginx#$copy/cache#" -e "s#^http {#http {$temporary#" -e "s#127.0.0.1:8081#127.0.0.1:$health#" \
  "$here/nginx.conf" > "$copy/nginx.conf"
