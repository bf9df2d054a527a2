/** `robot-portal-kit/vite`: builds a sub-application, and shows it in a running portal while it is written. */
import type { Plugin, ProxyOptions, UserConfig } from 'vite'
import { hashesOfParts } from './build/hashes-of-parts.ts'
import { stylesInModules } from './build/styles-in-modules.ts'
import { trustedTexts } from './build/trusted-texts.ts'
import { workersInModules } from './build/workers-in-modules.ts'
import { writeList } from './build/write-list.ts'
import { devModule, devModuleName } from './dev/dev-module.pure.ts'
import { portalProxy } from './dev/portal-proxy.ts'
import { session, sessionStandIn } from './page-session.ts'
import { type Project, readProject } from './project.ts'

export { launchOptions } from './launch-options.ts'

/** The modules of React that the page has. `shared: sharedReact` leaves React out of a build. */
export const sharedReact = ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime'] as const

const sessionInDev = '\0portal-session'

export type SubAppOptions = {
  /** The prefix of an application that is part of a larger project. Other projects say it in package.json. */
  prefix?: string
  /** The module with the lifecycles. */
  entry?: string
  /** The name of the built file. Without one, it is the prefix. A contribution to another page has a name of its own. */
  name?: string
  /** Whether parts that the application imports later, and large assets, are files of their own. */
  severalFiles?: boolean
  /** Names that the page has too and the build leaves out, as `react`. The portal's version counts then. */
  shared?: readonly string[]
}

/**
 * The plugin for Vite. `PORTAL_URL` names the portal that `npm run dev` opens. The rest is in `robotPortal` of
 * package.json.
 */
export const portalSubApp = (options: SubAppOptions = {}): Plugin[] => {
  // A part of a larger project lies beside the portal's own files, and its build lists them.
  const isListed = options.severalFiles === true && options.prefix === undefined
  return [
    subApp(options),
    stylesInModules(),
    workersInModules(),
    trustedTexts(options.prefix),
    hashesOfParts(isListed),
    ...(isListed ? [writeList()] : [])
  ]
}

const subApp = (options: SubAppOptions): Plugin => {
  const { entry = '/src/index.ts' } = options
  let framework: 'react' | 'other' = 'other'
  let project: Project | undefined
  return {
    name: 'robot-portal-sub-app',
    config: async ({ root = process.cwd(), build = {} }, { command, mode }) => {
      project = options.prefix === undefined ? await readProject(root) : projectOf(options.prefix, root)
      if (command === 'build') return buildConfig(project.prefix, { ...options, entry }, build)
      // Vitest starts a server too, which serves its own pages. Vite looks for packages only where it prepared none before. It
      // would find a new one during the tests, and the page would have React twice.
      return mode === 'test' ? { optimizeDeps: { force: true } } : devConfig(project, entry)
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
        if (id !== session) return null
        // Vitest's page is no page of the portal.
        return this.environment.config.mode === 'test' ? sessionStandIn : sessionInDev
      }
    },
    transform: {
      filter: { id: /\/svelte\/src\/internal\/client\// },
      handler: code => withoutNewProperties(code)
    },
    load: {
      order: 'pre',
      handler: id => {
        return id === `\0${devModuleName}` ? devModule(entry, framework) : null
      }
    }
  }
}

/** A part of a larger project, which holds its budgets elsewhere. */
const projectOf = (prefix: string, folder: string): Project => ({
  prefix,
  title: prefix,
  budget: 0,
  pages: [],
  exempt: {},
  folder
})

/**
 * Svelte saves look-ups by new properties of all elements, where elements take new properties. The portal takes such
 * changes of the page back, and reports them. Nothing moves, so the source map stays right.
 */
const withoutNewProperties = (code: string): { code: string; map: null } | null =>
  code.includes('is_extensible(')
    ? {
        code: code.replace(/\bis_extensible\((?:element|text)_prototype\)/g, all => 'false'.padEnd(all.length)),
        map: null
      }
    : null

const portalAddress = (): string => process.env.PORTAL_URL ?? 'http://localhost:8080'

/** Native ES modules. One file has everything by default: the hash of the import map covers one file. */
const buildConfig = (
  prefix: string,
  options: SubAppOptions & { entry: string },
  { assetsInlineLimit }: NonNullable<UserConfig['build']>
): UserConfig => ({
  base: './',
  build: {
    target: 'es2022',
    sourcemap: true,
    modulePreload: false,
    assetsInlineLimit: (options.severalFiles ? assetsInlineLimit : undefined) ?? Number.POSITIVE_INFINITY,
    rolldownOptions: {
      input: { [options.name ?? prefix]: `.${options.entry}` },
      external: [session, ...(options.shared ?? [])],
      // Later parts import what they share with the entry from the entry. Else one more file would hold the shared part.
      preserveEntrySignatures: options.severalFiles ? 'allow-extension' : 'strict',
      treeshake: { propertyReadSideEffects: false },
      output: {
        format: 'es',
        entryFileNames: '[name]-[hash].mjs',
        chunkFileNames: '[name]-[hash].mjs',
        codeSplitting: options.severalFiles ?? false
      }
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
