-- The role and the database of the app, with no more rights than it needs: it owns its one database and is nothing else.
-- psql --username postgres --set password=… --file role.sql
CREATE ROLE app LOGIN PASSWORD :'password' NOSUPERUSER NOCREATEDB NOCREATEROLE NOREPLICATION;
CREATE DATABASE app OWNER app ENCODING 'UTF8' LOCALE_PROVIDER builtin BUILTIN_LOCALE 'C.UTF-8' LOCALE 'C' TEMPLATE template0;
REVOKE ALL ON DATABASE app FROM PUBLIC;
REVOKE CONNECT ON DATABASE postgres FROM PUBLIC;
