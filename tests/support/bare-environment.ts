/**
 * What a process of a test gets of ours: not the whole environment, as the test runner's own BASE_URL is no address. The
 * folder is where Node keeps what it compiled, see compile-cache.ts.
 */
export const bareEnvironment: NodeJS.ProcessEnv = {
  PATH: process.env.PATH,
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
};
