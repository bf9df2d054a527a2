/**
 * Decides which modules of the controls travel in one file. Small files lose up to half of their compression, and a
 * component of Shoelace has ten modules. So everything that two components share is one file, the base, and a component
 * with its parts is another.
 */

/**
 * Components that are used together, by the name of their file. Small ones that pages use rarely share a file, because a
 * small file compresses badly.
 */
const together = {
  dropdown: ['divider', 'dropdown', 'menu', 'menu-item', 'menu-label'],
  format: ['drawer', 'format-bytes', 'format-date', 'format-number', 'relative-time'],
  hint: ['breadcrumb', 'breadcrumb-item', 'copy-button', 'details', 'tooltip'],
  'radio-group': ['radio', 'radio-button', 'radio-group', 'switch'],
  select: ['option', 'select', 'tag'],
  status: ['badge', 'progress-bar', 'skeleton', 'spinner'],
  'tab-group': ['tab', 'tab-group', 'tab-panel'],
  tree: ['tree', 'tree-item']
}

const base = 'control-base'

/** The file of a component's entry; nothing for other modules. */
const fileOf = id => {
  const [, component] = /shoelace\/dist\/components\/([\w-]+)\/\1\.component\.js$/.exec(id) ?? []
  if (component === undefined) return undefined
  const [file] = Object.entries(together).find(([, parts]) => parts.includes(component)) ?? []
  return `control-${file ?? component}`
}

/** The files that need a module. */
const usersOf = (id, getModuleInfo) => {
  const users = new Set()
  const seen = new Set()
  const climb = module => {
    if (seen.has(module)) return
    seen.add(module)
    if (/\/controls\/prepare\.ts$/.test(module)) users.add(base)
    const file = /\/controls\/icons\.ts$/.test(module) ? 'control-icon' : fileOf(module)
    if (file !== undefined) users.add(file)
    getModuleInfo(module).importers.forEach(climb)
  }
  climb(id)
  return users
}

/** For rollup's `manualChunks`: the name of a module's file, or nothing for rollup's own choice. */
export const controlFile = (id, { getModuleInfo }) => {
  if (/\/controls\/(prepare|svg-address)\.ts$/.test(id)) return base
  if (!id.includes('/node_modules/')) return undefined
  const users = usersOf(id, getModuleInfo)
  const [only] = users
  return users.size > 1 ? base : only
}
