import { writeFile } from 'node:fs/promises'

/**
 * Writes the React of the built portal as one native module. In the portal it is a module of SystemJS, and a facade gives its names.
 */
export const writeReactModule = async (
  path: string,
  { system, facade }: Record<'system' | 'facade', string>
): Promise<void> => {
  const names = facade.slice(facade.indexOf(';') + 1)
  await writeFile(
    path,
    `const shared = {}
const take = (name, value) => (typeof name === 'string' ? (shared[name] = value) : Object.assign(shared, name))
const System = { register: (_, make) => make(take).execute() }
${system}
${names}`
  )
}
