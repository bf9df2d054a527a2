import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, resolve as resolvePath } from 'node:path'
import commonjs from '@rollup/plugin-commonjs'
import resolve from '@rollup/plugin-node-resolve'
import replace from '@rollup/plugin-replace'
import terser from '@rollup/plugin-terser'
import { transform } from 'esbuild'
import MagicString from 'magic-string'
import { requiredModules } from './contract/page/sub-apps/required-modules.ts'
import { controlFile } from './controls/files.config.mjs'
import { withoutAttributeTypes } from './scripts/build/bundles/attribute-types.config.mjs'
import { withoutCallParts } from './scripts/build/bundles/call-parts.config.mjs'

// Decides which half of React's CommonJS files `require` sees below, so it stands before the first of them.
process.env.NODE_ENV = 'production'

/** Modules that every import map has are fetched at run time, never compiled in. */
const external = [...requiredModules]

/** The build outputs, one row each. A module in the import map keeps its name there. */
const entries = [
  { name: 'react', input: 'portal:react', format: 'system' },
  { name: 'session', input: 'session/index.ts', format: 'system' },
  { name: 'elements', input: 'elements/index.ts', format: 'system' },
  // The same for any page: one file with all that it needs.
  { name: 'portal-elements', input: 'elements/anywhere/index.ts', format: 'es', dir: 'build/elements', alone: true },
  // What draws charts is larger than most elements together. A page with a chart fetches it beside that file.
  { name: 'portal-chart-drawing', input: 'elements/portal-chart/draw/chart.ts', format: 'es', dir: 'build/elements' },
  // The same for the server that renders header and sidebar into the page, with React and the session compiled in.
  { name: 'frame', input: 'elements/render-on-server.tsx', format: 'es', dir: 'build/server', server: true },
  { name: 'controls', input: 'controls/index.ts', format: 'system' },
  { name: 'shell', input: 'shell/index.tsx', format: 'system' },
  { name: 'root-config', input: 'root-config/index.ts', format: 'system' },
  // Scripts of the page itself: they run before there is a module loader. scripts/build.ts puts them into place.
  { name: 'early-requests', input: 'session/calls/early-requests.ts', format: 'iife', dir: 'build/page' },
  { name: 'boot', input: 'root-config/loader/boot.ts', format: 'iife', dir: 'build/page' },
  { name: 'overrides-gate', input: 'root-config/overrides/gate.ts', format: 'iife', dir: 'build/page' },
  // The script of a page of its own, in which a sandboxed sub-application runs.
  { name: 'guest', input: 'root-config/sandbox/guest.ts', format: 'iife', dir: 'build/sandbox' },
  // The page of the cleaning control centre, which is another system: the centre's own server sends it.
  { name: 'centre', input: 'clean-centre/page/main.ts', format: 'es', dir: 'build/clean-centre' },
  { name: 'overrides', input: 'root-config/overrides/library.ts', format: 'iife', dir: 'build/page' }
]

/** The icons of the dashboard's cards. */
const cardIcons = [
  ...['arrow-down', 'arrow-up', 'book-open', 'calendar-days', 'calendar-plus', 'chevron-down', 'circle-alert'],
  ...['ellipsis', 'globe', 'grip-vertical', 'headset', 'info', 'layout-dashboard', 'mail', 'message-circle'],
  ...['newspaper', 'phone', 'play', 'shopping-bag', 'users']
]

/**
 * The modules of the shell that travel together in one file. The file also holds each import of theirs that no file before
 * it holds. By itself, the build makes a file of each module that two pages share. A page's first paint would wait for seven
 * of them. One file holds the modules that the pages of members share.
 */
const shellFiles = {
  // All icons come from one module, which the first page has too. It needs none of these.
  'card-icons': cardIcons.map(name => `lucide/dist/esm/icons/${name}.mjs`),
  shell: [
    'shell/index.tsx',
    'shell/pieces/lazy-part.tsx',
    'shell/pieces/text-field.tsx',
    'shell/pieces/password-field.tsx',
    'contract/limits.ts',
    // The sign-in form reads codes and reasons of a refusal, and no schema of a call.
    'contract/codes.ts',
    'contract/reasons.ts',
    // Other pages' forms use them, and need nothing else of the sign-in form's file.
    'shell/forms/name-of.ts',
    'shell/forms/still-wrong.pure.ts'
  ],
  // The browser spends time on each preload link before the first paint. Small files travel with these.
  members: [
    'contract/call.ts',
    'contract/calls/identity/sign-in.ts',
    'contract/calls/figures/days.ts',
    'contract/calls/robots/robots.ts',
    'contract/permissions.ts',
    'shell/pieces/page-header.tsx',
    'shell/pieces/back-link.tsx',
    'valibot'
  ],
  login: ['shell/pages/login/login.tsx']
}

/** `<portal-conflict>` uses parts of the dialogs. They stay in one file, so that a question never waits for a second one. */
const elementFiles = id => (/\/elements\/(dialogs\.ts|(portal|shared\/)-?dialog\/)/.test(id) ? 'dialogs' : undefined)

const manualChunks = { shell: shellFiles, controls: controlFile, elements: elementFiles }

/**
 * React comes as CommonJS, which has no named exports that an import could be bound to. One module re-exports all four
 * specifiers, so that the page fetches React in one request.
 */
const react = () => {
  const specifiers = ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime']
  const require = createRequire(import.meta.url)
  return {
    name: 'portal-react',
    resolveId: id => (id === 'portal:react' ? '\0portal:react' : null),
    load: id => {
      if (id !== '\0portal:react') return null
      const taken = new Set()
      const lines = specifiers.map(specifier => {
        const names = Object.keys(require(specifier)).filter(name => /^[A-Za-z]\w*$/.test(name) && !taken.has(name))
        for (const name of names) taken.add(name)
        return `export { ${names.join(', ')} } from '${specifier}'`
      })
      return [...lines, `export { default } from 'react'`].join('\n')
    }
  }
}

/** A server renders without the parts that components load later. */
const withoutLaterParts = () => ({
  name: 'portal-without-later-parts',
  resolveDynamicImport: () => '\0portal:later',
  load: id => (id === '\0portal:later' ? 'export {}' : null)
})

/** A page of somebody else and a server have no import map of ours: the session is compiled into their files. */
const sessionInside = () => ({
  name: 'portal-session-inside',
  resolveId(id) {
    return id === '@portal/session' ? this.resolve(resolvePath('session/index.ts')) : null
  }
})

/**
 * chart.js mixes colours when a point is hovered or moves. Ours does neither, and gives colours as the browser resolves
 * them. So the library that mixes them stays away.
 */
const withoutColourMixing = () => ({
  name: 'portal-without-colour-mixing',
  resolveId: id => (id === '@kurkle/color' ? '\0portal:no-colours' : null),
  load: id => (id === '\0portal:no-colours' ? 'export class Color {}' : null)
})

/** A style sheet is imported as its text: elements adopt it into their shadow roots. */
const styleText = () => ({
  name: 'portal-style-text',
  transform: async (code, id) => {
    if (!id.endsWith('.css')) return null
    const { code: minified } = await transform(code, { loader: 'css', minify: true, target: 'es2022' })
    return { code: `export default ${JSON.stringify(minified.trim())}`, map: { mappings: '' } }
  }
})

/** Shoelace's files hold its style sheets as they were written, with comments and indents, which terser keeps. */
const shoelaceStyles = () => ({
  name: 'portal-shoelace-styles',
  transform: async (code, id) => {
    if (!id.includes('/shoelace/dist/')) return null
    const made = new MagicString(code)
    for (const { 0: whole, 1: css, index } of code.matchAll(/\bcss`([^`$]*)`/g)) {
      const minified = await transform(css, { loader: 'css', minify: true, target: 'es2022' })
      made.overwrite(index, index + whole.length, `css\`${minified.code.trim()}\``)
    }
    return { code: made.toString(), map: made.generateMap() }
  }
})

/** Keys of the elements' texts. The other texts are those of the portal's pages. */
const elementKeys =
  /^((header|sidebar|drawer|pager|palette|error|notice|dialog|act|table|list|chart|conflict)\.|subApp\.retry$)/

/**
 * Makes the elements stand alone on a page of somebody else. It compiles the texts in, and the styles depend on nothing
 * there. In the portal, sizes are in the root's own measure. Another page's root has any size, so sizes count from
 * `--portal-rem`. Rules of tokens have a lower specificity than any rule of the page, and set only tokens.
 */
const standAlone = () => ({
  name: 'portal-stand-alone',
  resolveId: id => (id === 'portal:element-texts' ? '\0portal:element-texts' : null),
  resolveDynamicImport: name =>
    name === './draw/chart.ts' ? { id: './portal-chart-drawing.js', external: true } : null,
  load(id) {
    // No call leaves such a page, so no file does (elements/anywhere/answer-calls.ts).
    if (id === resolvePath('session/calls/send-file.ts')) return 'export {}'
    if (id !== '\0portal:element-texts') return null
    const texts = {}
    for (const file of globSync('session/messages/{,chart/,conflict/,drawer/,frame/,list/,table/}*.json')) {
      // An input of this bundle (scripts/build/bundles/kept-bundles.ts).
      this.addWatchFile(resolvePath(file))
      const own = Object.entries(JSON.parse(readFileSync(file, 'utf8'))).filter(([key]) => elementKeys.test(key))
      const language = basename(file, '.json')
      texts[language] = { ...texts[language], ...Object.fromEntries(own) }
    }
    return `export default ${JSON.stringify(texts)}`
  },
  transform: (code, id) => {
    if (!id.endsWith('.css')) return null
    const sized = code.replace(/([\d.]+)rem\b/g, 'calc($1 * var(--portal-rem))')
    return { code: id.endsWith('tokens.css') ? pageTokens(sized) : ownHost(sized), map: { mappings: '' } }
  }
})

/** A page's `* { all: revert !important }` reaches the elements themselves. Their own important declarations win. */
const ownHost = css => css.replace(/:host[^{}]*\{[^}]*\}/g, rule => rule.replaceAll(';', ' !important;'))

const pageTokens = css =>
  css
    .replace(/^ *(color-scheme|font-size):.*$/gm, '')
    .replace(/^( *)(:root\S*) \{/gm, '$1:where($2) {')
    .replace('{', '{ --portal-rem: 16px;')

/**
 * Takes the types away and turns JSX into calls; `tsc` has checked both. rollup-plugin-esbuild, which the sub-applications
 * use, resolves `portal-header.tsx` to its neighbour `portal-header.ts`.
 */
const typescript = () => ({
  name: 'portal-typescript',
  transform: async (code, id) => {
    const loader = /\.(tsx?)$/.exec(id)?.[1]
    if (loader === undefined) return null
    const made = await transform(code, { loader, target: 'es2022', jsx: 'automatic', sourcefile: id, sourcemap: true })
    return { code: made.code, map: made.map }
  }
})

const configOf = ({ name, input, format, dir = 'build/assets', alone = false, server = false }) => ({
  input: { [name]: input },
  external: name === 'react' || alone || server ? [] : external,
  // Modules that a page shares with its entry stay in the entry. Else one more request would fetch a shared part.
  preserveEntrySignatures: 'allow-extension',
  plugins: [
    ...(name === 'react' ? [react()] : []),
    ...(alone ? [standAlone()] : []),
    ...(server ? [withoutLaterParts()] : []),
    ...(alone || server ? [sessionInside()] : []),
    styleText(),
    withoutColourMixing(),
    { name: 'portal-without-attribute-types', transform: withoutAttributeTypes },
    ...(name === 'controls' ? [shoelaceStyles()] : []),
    typescript(),
    // A page checks answers alone.
    withoutCallParts(['summary', 'query', 'body']),
    replace({ preventAssignment: true, values: { 'process.env.NODE_ENV': '"production"' } }),
    resolve({ browser: true, extensions: ['.mjs', '.js', '.ts', '.tsx'], exportConditions: ['production', 'browser'] }),
    commonjs(),
    terser({ ecma: 2020, module: true, compress: { passes: 3 } })
  ],
  output: {
    dir,
    format,
    entryFileNames: { 'build/assets': '[name]-[hash].js', 'build/server': '[name]-[hash].mjs' }[dir] ?? '[name].js',
    chunkFileNames: '[name]-[hash].js',
    inlineDynamicImports: alone || server,
    ...(manualChunks[name] === undefined ? {} : { manualChunks: manualChunks[name] }),
    // What others import too stays in their file.
    onlyExplicitManualChunks: name === 'elements',
    hashCharacters: 'hex'
  },
  onwarn: (warning, warn) => {
    // Marks of React's server components: they mean nothing in a browser.
    if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') warn(warning)
  }
})

export default entries.map(configOf)
