/** Shared modules that native ES modules may import by name, and the bundle that each is in: the session, and React. */
export const sharedModules = {
  '@portal/session': 'session',
  react: 'react',
  'react-dom': 'react',
  'react-dom/client': 'react',
  'react/jsx-runtime': 'react'
} as const

/**
 * A native ES module that stands for a shared module. It takes the one instance from the loader. So native and
 * `System.register` applications read the same stores and use the same React. The browser must know the exports of a
 * native module before it runs; the build knows them.
 */
export const facadeOf = (specifier: string, exported: readonly string[]): string => {
  const names = exported.filter(name => name !== 'default').sort()
  const lines = [
    `const shared = await System.import(${JSON.stringify(specifier)});`,
    `export const { ${names.join(', ')} } = shared;`,
    ...(exported.includes('default') ? ['export default shared.default;'] : [])
  ]
  return `${lines.join('\n')}\n`
}
