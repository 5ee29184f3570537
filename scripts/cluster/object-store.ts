import { createS3Server } from './s3-server.ts';

/** A server that speaks S3: node object-store.ts FOLDER BUCKET ADDRESS PORT. */
const [directory = '', bucket = '', address = '', port = ''] = process.argv.slice(2);
const server = createS3Server({
  address,
  port: Number(port),
  silent: true,
  directory,
  configureBuckets: [{ name: bucket }],
});
await server.run();
console.log(`${bucket} on port ${port}`);
