/** `robot-portal-kit/vite`: builds a sub-application into one file, and shows it in a running portal while it is written. */
import type { Plugin, ProxyOptions, UserConfig } from 'vite'
import { devModule, devModuleName } from './dev/dev-module.pure.ts'
import { portalProxy } from './dev/portal-proxy.ts'
import { type Project, readProject } from './project.ts'

export { launchOptions } from './launch-options.ts'

/** The module of the page that has to stay the only one. */
const session = '@portal/session'
const sessionInDev = '\0portal-session'

export type SubAppOptions = {
  /** The module with the lifecycles. */
  entry?: string
  /** Names that the page has too and the build leaves out, as `react`. The portal's version counts then. */
  shared?: readonly string[]
}

/**
 * The plugin for Vite. `PORTAL_URL` names the portal that `npm run dev` opens. The rest is in `robotPortal` of
 * package.json.
 */
export const portalSubApp = ({ entry = '/src/index.ts', shared = [] }: SubAppOptions = {}): Plugin => {
  let framework: 'react' | 'other' = 'other'
  let project: Project | undefined
  return {
    name: 'robot-portal-sub-app',
    config: async ({ root = process.cwd() }, { command, mode }) => {
      project = await readProject(root)
      if (command === 'build') return buildConfig(project.prefix, entry, [session, ...shared])
      // Vitest starts a server too, which serves its own pages.
      return mode === 'test' ? {} : devConfig(project, entry)
    },
    configResolved: ({ plugins }) => {
      if (plugins.some(({ name }) => name.startsWith('vite:react'))) framework = 'react'
    },
    configureServer: server => {
      if (project === undefined || server.config.mode === 'test') return
      const { prefix } = project
      server.middlewares.use((request, response, next) => {
        if (request.url?.includes('/@id/__x00__portal-session') !== true) return next()
        // Vite would give the bare name an address of its own, and the page a second session.
        response.setHeader('Content-Type', 'text/javascript').end(`export * from '${session}'\n`)
      })
      server.printUrls = () => {
        const address = new URL(`/sub-app/${prefix}`, server.resolvedUrls?.local[0])
        server.config.logger.info(`\n  ${prefix} in ${portalAddress()}:  ${address}\n`)
      }
    },
    resolveId: {
      order: 'pre',
      handler(id) {
        if (this.environment.mode !== 'dev') return null
        if (id.endsWith(`/${devModuleName}`)) return `\0${devModuleName}`
        return id === session ? sessionInDev : null
      }
    },
    load: id => (id === `\0${devModuleName}` ? devModule(entry, framework) : null)
  }
}

const portalAddress = (): string => process.env.PORTAL_URL ?? 'http://localhost:8080'

/** One native ES module with everything in it: the hash of the import map covers one file. */
const buildConfig = (prefix: string, entry: string, external: readonly string[]): UserConfig => ({
  build: {
    target: 'es2022',
    sourcemap: true,
    modulePreload: false,
    assetsInlineLimit: Number.POSITIVE_INFINITY,
    rolldownOptions: {
      input: { [prefix]: `.${entry}` },
      external: [...external],
      preserveEntrySignatures: 'strict',
      output: { format: 'es', entryFileNames: '[name]-[hash].mjs', codeSplitting: false }
    }
  }
})

/**
 * Many editors empty a file before they write it. Svelte's plugin reads the file at once, and Vite drops the news of
 * the text that follows within milliseconds: the page would keep its old state.
 */
const watch = { awaitWriteFinish: { stabilityThreshold: 20, pollInterval: 10 } }

/** Vite has a base of its own. Everything else on its origin is the portal's. */
const devConfig = ({ prefix, title, icon, permission = prefix }: Project, entry: string): UserConfig => {
  const base = `/__${prefix}/`
  const guest = { prefix, title, icon, permission, address: base + devModuleName }
  const proxy: Record<string, ProxyOptions> = { [`^/(?!__${prefix}/)`]: portalProxy(portalAddress(), guest) }
  return {
    appType: 'custom',
    base,
    optimizeDeps: { entries: [entry.slice(1)] },
    server: { proxy, open: process.stdout.isTTY ? `/sub-app/${prefix}` : false, watch }
  }
}
