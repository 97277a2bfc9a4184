// Metrics for Prometheus.
import { createServer } from "node:http";
import { Counter, collectDefaultMetrics, Gauge, Histogram, register } from "prom-client";
import type { Database } from "./database.ts";

const buckets = [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3, 10];

export const metrics = {
  moves: new Counter({ name: "match_moves_total", help: "Moves stored, by who made them", labelNames: ["by"] }),
  refusals: new Counter({ name: "match_refusals_total", help: "Moves refused, by code", labelNames: ["code"] }),
  rejected: new Counter({ name: "match_rejected_total", help: "Requests, sockets refused", labelNames: ["code"] }),
  errors: new Counter({ name: "match_errors_total", help: "Unexpected errors" }),
  steps: new Histogram({ name: "match_step_seconds", help: "How long a step takes", labelNames: ["step"], buckets }),
  lag: new Histogram({ name: "match_notice_seconds", help: "From telling to hearing a notice", buckets }),
  sockets: new Gauge({ name: "match_sockets", help: "Open sockets" }),
  pool: new Gauge({ name: "match_pool", help: "Connections to the database", labelNames: ["state"] }),
};

export function serveMetrics(port: number, host: string, { counts }: Database): void {
  collectDefaultMetrics();
  const server = createServer(async (_, response) => {
    for (const [state, count] of Object.entries(counts())) metrics.pool.set({ state }, count);
    response.setHeader("content-type", register.contentType).end(await register.metrics());
  });
  server.listen(port, host).unref();
}
