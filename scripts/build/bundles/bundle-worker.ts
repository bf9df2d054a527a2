import { parentPort, workerData } from 'node:worker_threads'
import { type BundleName, makeBundle } from './bundle.ts'
import { keptBundle } from './kept-bundles.ts'

/* A thread that makes one bundle after the other, as `bundle-all.ts` names them. An error is told, since a thread that only ends leaves the build waiting. */

parentPort?.on('message', (name: BundleName) =>
  keptBundle(process.cwd(), name, workerData, makeBundle).then(
    bundle => parentPort?.postMessage({ bundle }),
    (error: unknown) => parentPort?.postMessage({ error })
  )
)
