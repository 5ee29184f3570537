import { createS3Server } from './s3-server.ts';

/** A server that speaks S3: node object-store.ts FOLDER BUCKET PORT. */
const [directory = '', bucket = '', port = ''] = process.argv.slice(2);
const server = createS3Server({
  address: '0.0.0.0',
  port: Number(port),
  silent: true,
  directory,
  configureBuckets: [{ name: bucket }],
});
await server.run();
console.log(`${bucket} on port ${port}`);
