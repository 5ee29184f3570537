export { releasePackages } from './release.service.ts';
export { runDueSettlements } from './settlement-run.service.ts';
