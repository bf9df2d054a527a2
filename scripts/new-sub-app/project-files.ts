import type { OwnPackages } from './find-packages.ts'

/** A value of a JSON file. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json }

const isObject = (value: Json | undefined): value is { [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** One value laid over another: objects are merged key by key, anything else is replaced. */
export const mergeJson = (below: Json | undefined, above: Json): Json => {
  if (!isObject(below) || !isObject(above)) return above
  const merged = Object.entries(above).map(([key, value]) => [key, mergeJson(below[key], value)] as const)
  return { ...below, ...Object.fromEntries(merged) }
}

/** The texts of a project's files, by their path. */
export type Files = Readonly<Record<string, string>>

export type Names = {
  prefix: string
  title: string
  packages: OwnPackages
}

/** Tools of this repository would take these files for their own settings. */
const ownNames: Readonly<Record<string, string>> = { _gitignore: '.gitignore', '_biome.json': 'biome.json' }

/** The files of a project: those that all frameworks share, with those of one framework laid over them. */
export const projectFiles = (common: Files, special: Files, { prefix, title, packages }: Names): Files => {
  const named = (text: string): string => text.replaceAll('fleet', prefix).replaceAll('Fleet', title)
  const merged = { ...common, ...special }
  for (const path of ['package.json', 'tsconfig.json'])
    if (common[path] !== undefined && special[path] !== undefined)
      merged[path] = mergeTexts(common[path], special[path])
  const files = Object.fromEntries(
    Object.entries(merged).map(([path, text]) => [named(ownNames[path] ?? path), named(text)])
  )
  const own = {
    dependencies: { 'robot-portal-kit': packages.kit },
    ...(packages.frame === undefined ? {} : { devDependencies: { 'robot-portal-frame': packages.frame } })
  }
  return { ...files, 'package.json': mergeTexts(files['package.json'] ?? '{}', JSON.stringify(own)) }
}

const mergeTexts = (below: string, above: string): string => {
  const merged: Json = mergeJson(JSON.parse(below), JSON.parse(above))
  return `${JSON.stringify(merged, null, 2)}\n`
}
