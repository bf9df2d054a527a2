/** Builds and serves the pages that the portal is compared with, as well as a server can: brotli 11, files for ever. */
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { transform } from 'esbuild'
import { rollup } from 'rollup'
import { menuOf } from './menu.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** @param external modules that the page's import map names */
const bundle = async (file: string, format: 'es' | 'system', external: string[]): Promise<string> => {
  const made = await rollup({
    input: `${root}bench/load/${file}`,
    external,
    plugins: [
      {
        name: 'typescript',
        transform: async code => (await transform(code, { loader: 'ts', target: 'es2022', minify: true })).code
      }
    ]
  })
  const { output } = await made.generate({ format })
  return output[0].code
}

const head = (parts: string): string =>
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Portal</title>' +
  `<meta name="viewport" content="width=device-width,initial-scale=1"><link rel="icon" href="data:,">${parts}</head>`

const style = '<link rel="stylesheet" href="/reference.css">'

/** Above the style sheet: a script below one waits for it. */
const menuFirst = `<script>menuAnswer=fetch('/api/menu').then(answer=>answer.json())</script>`

const frame = '<header><b>Portal</b><span class="user"></span></header><div class="body"><nav></nav><main></main></div>'

const importMap = JSON.stringify({
  imports: {
    'single-spa': '/single-spa.js',
    react: '/react.js',
    'react-dom/client': '/react.js',
    standard: '/standard.js'
  }
})

const pages: Record<string, string> = {
  '/floor': `${head(`${menuFirst}${style}<script type="module" src="/floor.js"></script>`)}<body>${frame}</body></html>`,
  '/standard': `${head(
    `${style}<script type="systemjs-importmap">${importMap}</script>` +
      '<link rel="preload" href="/single-spa.js" as="script"><script src="/system.js"></script>'
  )}<body><div id="shell"></div><script>System.import('standard')</script></body></html>`
}

type Answer = { type: string; cache: string; body: Buffer }

const answerOf = (type: string, cache: string, text: string): Answer => ({
  type,
  cache,
  body: brotliCompressSync(text)
})

/** The portal's own build of React, so that both layouts load the same bytes of it. */
const builtReact = async (): Promise<string> => {
  const { files } = JSON.parse(await readFile(`${root}build/manifest.json`, 'utf8')) as {
    files: Record<string, string>
  }
  return readFile(`${root}build${files['/assets/react.js']}`, 'utf8')
}

/** @returns the address of the server, and what ends it */
export const serveReferencePages = async (entries: number): Promise<{ url: string; close: () => void }> => {
  const read = (path: string) => readFile(root + path, 'utf8')
  const scripts = {
    '/floor.js': await bundle('floor.ts', 'es', []),
    '/standard.js': await bundle('standard.ts', 'system', ['react', 'react-dom/client', 'single-spa']),
    '/react.js': await builtReact(),
    '/system.js': await read('node_modules/systemjs/dist/system.min.js'),
    '/single-spa.js': await read('node_modules/single-spa/lib/es2015/system/single-spa.min.js')
  }
  const forever = 'public, max-age=31536000, immutable'
  const answers = new Map([
    ...Object.entries(pages).map(
      ([path, text]) => [path, answerOf('text/html; charset=utf-8', 'no-cache', text)] as const
    ),
    ...Object.entries(scripts).map(([path, text]) => [path, answerOf('text/javascript', forever, text)] as const),
    ['/reference.css', answerOf('text/css', forever, await read('bench/load/reference.css'))],
    ['/api/menu', answerOf('application/json', 'no-store', JSON.stringify(menuOf(entries)))]
  ])
  const server = createServer(({ url = '' }, response) => {
    const answer = answers.get(url)
    if (answer === undefined) {
      response.writeHead(404).end()
      return
    }
    response
      .writeHead(200, {
        'Content-Type': answer.type,
        'Cache-Control': answer.cache,
        'Content-Encoding': 'br',
        'Content-Length': answer.body.length
      })
      .end(answer.body)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => server.close()
  }
}
