import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Environment } from '#contract/page/environment.ts'
import { requiredModules } from '#contract/page/sub-apps/required-modules.ts'

export const environment: Environment = {
  name: 'test',
  mode: 'development',
  siteType: 'test',
  siteEnv: 'test',
  siteOriginType: 'portal',
  clientType: 'testClient',
  applicationId: 'robot-portal',
  apiBase: null,
  socketBase: null,
  cookieDomain: null,
  moduleOrigins: [],
  cleaningCentre: null,
  brand: { name: 'Test Portal' }
}

export const template = `<!doctype html>
<html lang="en"><head><title>Portal</title>
<!--portal:config-->
<!--portal:import-map-->
<!--portal:preloads-->
</head><body></body></html>
${'<!-- long enough to be compressed -->\n'.repeat(20)}`

export const manifest = {
  files: {
    '/assets/shell.js': '/assets/shell-3fa2c1d0.js',
    '/assets/react.js': '/assets/react-00112233.js'
  },
  integrity: { '/assets/shell-3fa2c1d0.js': 'sha384-c2hlbGw=' },
  facades: {},
  inlineScripts: ['sha256-aW5saW5l'],
  messages: '1a2b3c4d',
  everyPage: ['/assets/react.js'],
  preloads: [
    { prefix: '/', files: [] },
    { prefix: '/login', files: ['/assets/shell.js'] }
  ]
}

export const importMap = {
  imports: Object.fromEntries(
    requiredModules.map(name => [name, name.startsWith('react') ? '/assets/react.js' : '/assets/shell.js'])
  )
}

const script = `System.register([],function(){return{execute:function(){}}});${'/* long enough to be compressed */'.repeat(60)}`

/** A folder that looks like a built project, as far as the cloud reads it; `changes` replaces files by their path. */
export const writeProject = async (changes: Record<string, string> = {}): Promise<string> => {
  const root = await mkdtemp(join(tmpdir(), 'portal-project-'))
  const files: Record<string, string | Uint8Array> = {
    'importmap.json': JSON.stringify(importMap),
    'environment.json': JSON.stringify(environment),
    'build/index.html': template,
    'build/manifest.json': JSON.stringify(manifest),
    'build/assets/shell-3fa2c1d0.js': script,
    'build/assets/shell-3fa2c1d0.js.br': brotliCompressSync(script),
    'build/assets/plain.js': script,
    'build/sub-apps/robot/robot-aabbccdd.js': script,
    'build/sandbox/page.html': '<!doctype html>',
    ...changes
  }
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(root, path)), { recursive: true })
    await writeFile(join(root, path), content)
  }
  return root
}
