/** Serves the page with nothing but single-spa and SystemJS beside the files of the build, and hands calls to the cloud. */
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { transform } from 'esbuild'
import { rollup } from 'rollup'

const root = fileURLToPath(new URL('../..', import.meta.url))

const bareScript = async (): Promise<string> => {
  const made = await rollup({
    input: `${root}bench/switch/bare.ts`,
    external: ['@portal/session', 'single-spa'],
    plugins: [
      {
        name: 'typescript',
        transform: async code => (await transform(code, { loader: 'ts', target: 'es2022', minify: true })).code
      }
    ]
  })
  const { output } = await made.generate({ format: 'system' })
  return output[0].code
}

const partOf = (html: string, pattern: RegExp): string => pattern.exec(html)?.[0] ?? ''

/** The page, with the configuration, import map and style sheets of the portal's own page. */
const pageFrom = (html: string): string => {
  const map = JSON.parse(/<script type="systemjs-importmap">(.*?)<\/script>/.exec(html)?.[1] ?? '{}')
  Object.assign(map.imports, { 'single-spa': '/single-spa.js', bare: '/bare.js' })
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Bare</title><link rel="icon" href="data:,">',
    ...(html.match(/<style>.*?<\/style>/gs) ?? []),
    partOf(html, /<script type="application\/json" id="portal-config">.*?<\/script>/s),
    `<script type="systemjs-importmap">${JSON.stringify(map).replaceAll('<', String.raw`\u003c`)}</script>`,
    // The sub-applications are native modules, and name the session and React by this map.
    partOf(html, /<script type="importmap">.*?<\/script>/s),
    '<script src="/system.js"></script></head>',
    `<body style="display:block"><main style="display:block"></main>`,
    "<script>importNative=address=>import(address);System.import('bare')</script></body></html>"
  ].join('')
}

const types: Record<string, string> = {
  js: 'text/javascript',
  mjs: 'text/javascript',
  css: 'text/css',
  json: 'application/json'
}

/** @param cloud where the portal and its cloud are served */
export const serveBare = async (cloud: string): Promise<{ url: string; close: () => void }> => {
  const read = (path: string) => readFile(root + path, 'utf8')
  const page = brotliCompressSync(
    pageFrom(await (await fetch(`${cloud}/dashboard`, { headers: { Accept: 'text/html' } })).text())
  )
  const scripts: Record<string, Buffer> = {
    '/bare.js': brotliCompressSync(await bareScript()),
    '/system.js': brotliCompressSync(await read('node_modules/systemjs/dist/system.min.js')),
    '/single-spa.js': brotliCompressSync(await read('node_modules/single-spa/lib/es2015/system/single-spa.min.js'))
  }
  const built = async (path: string): Promise<Buffer | undefined> => {
    const file = `${root}build${path}`
    if (!existsSync(file)) return undefined
    const made = existsSync(`${file}.br`) ? await readFile(`${file}.br`) : brotliCompressSync(await readFile(file))
    scripts[path] = made
    return made
  }
  const server = createServer(async (asked, response) => {
    const { pathname } = new URL(asked.url ?? '/', 'http://bare.invalid')
    if (pathname.startsWith('/api/')) {
      const { method, headers } = asked
      const onward = request(cloud + asked.url, { method, headers }, answer => {
        response.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(response)
      })
      onward.on('error', () => response.destroy())
      asked.pipe(onward)
      return
    }
    const isFile = /^\/(assets|sub-apps)\//.test(pathname) || pathname in scripts
    const body = isFile ? (scripts[pathname] ?? (await built(pathname))) : page
    if (body === undefined) {
      response.writeHead(404).end()
      return
    }
    const type = isFile ? (types[pathname.split('.').at(-1) ?? ''] ?? 'text/plain') : 'text/html; charset=utf-8'
    const cache = isFile ? 'public, max-age=31536000, immutable' : 'no-cache'
    response
      .writeHead(200, {
        'Content-Type': type,
        'Cache-Control': cache,
        'Content-Encoding': 'br',
        'Content-Length': body.length
      })
      .end(body)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() }
}
