import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/**
 * Puts a real cloud on a fresh database behind the test pages: `/api` goes to it, and `/__cloud.json` tells a test the
 * password of its demo accounts. A run of everything starts it at once, a run of one file when it is first asked for.
 */
export const testCloud = (root, { atOnce }) => {
  let starting
  const cloud = () => {
    starting ??= import(pathToFileURL(join(root, 'cloud', 'testing.ts')).href).then(it => it.startTestCloud())
    return starting
  }
  return {
    middleware: async (context, next) => {
      if (context.path === '/__cloud.json') {
        const { password } = await cloud()
        context.body = { password }
      } else if (context.path.startsWith('/api/')) {
        await forward(context, (await cloud()).url)
      } else {
        await next()
      }
    },
    plugin: {
      name: 'test-cloud',
      serverStart: () => {
        // A failure is told to each test that asks for the cloud.
        if (atOnce) cloud().catch(() => undefined)
      },
      serverStop: async () => {
        const started = await starting?.catch(() => undefined)
        await started?.close()
      }
    }
  }
}

/** Headers that belong to one connection, not to the request that travels over it. */
const ofConnection = ['host', 'connection', 'content-length', 'transfer-encoding']

const forward = async (context, origin) => {
  const { method, headers } = context.req
  const hasBody = method !== 'GET' && method !== 'HEAD'
  const answer = await fetch(new URL(context.url, origin), {
    method,
    headers: Object.fromEntries(Object.entries(headers).filter(([name]) => !ofConnection.includes(name))),
    ...(hasBody ? { body: context.req, duplex: 'half' } : {})
  })
  context.status = answer.status
  const type = answer.headers.get('content-type')
  if (type !== null) context.set('content-type', type)
  context.body = Buffer.from(await answer.arrayBuffer())
}
