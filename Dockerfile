# One image for API and worker; the environment variable ROLE decides. See docs/operate.

FROM node:22-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY backend/package.json backend/
COPY embedded-postgres/package.json embedded-postgres/
COPY frontend/package.json frontend/
RUN npm ci --omit=dev --no-audit --no-fund
COPY scripts scripts
COPY backend backend
COPY embedded-postgres embedded-postgres
COPY frontend frontend
RUN npm run build

# The back end's packages alone. The database is a container of its own, so the embedded one stays out.
FROM node:22-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY backend/package.json backend/
COPY embedded-postgres/package.json embedded-postgres/
COPY frontend/package.json frontend/
RUN npm ci --workspace backend --omit=dev --ignore-scripts --no-audit --no-fund

FROM node:22-bookworm-slim
ENV NODE_ENV=production DATA_DIR=/data
WORKDIR /app
COPY --from=packages /app/node_modules node_modules
COPY package.json ./
COPY backend/package.json backend/
COPY --from=build /app/backend/dist backend/dist
COPY --from=build /app/frontend/dist frontend/dist
# The outbox, for as long as no mail service is set.
RUN mkdir /data && chown node:node /data
VOLUME /data
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT ?? 3000}/api/health/ready`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Node itself, not npm: it has to hear the signal to stop. The option: docs/benchmarks.md, start and rest.
CMD ["node", "--max-semi-space-size=4", "backend/dist/main.js"]
