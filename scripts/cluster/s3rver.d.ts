declare module '@20minutes/s3rver' {
  interface KoaContext {
    path: string;
    mountPath: string;
    state: { vhost?: boolean };
  }
  type Middleware = (context: KoaContext, next: () => Promise<void>) => Promise<void>;

  class S3rver {
    middleware: Middleware[];
    constructor(options: {
      address: string;
      port: number;
      silent: boolean;
      directory: string;
      configureBuckets: { name: string }[];
    });
    run(): Promise<{ port: number }>;
    close(): Promise<void>;
  }
  export = S3rver;
}
