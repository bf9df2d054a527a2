import { type Json, mergeJson } from './merge-json.ts'

/** The texts of a project's files, by their path. */
export type Files = Readonly<Record<string, string>>

export type Names = {
  prefix: string
  title: string
  /** How package.json names the kit: a version, or `file:` with a path. */
  kit: string
}

/** Tools of this repository would take these files for their own settings. */
const ownNames: Readonly<Record<string, string>> = { _gitignore: '.gitignore', '_biome.json': 'biome.json' }

/** The files of a project: those that all frameworks share, with those of one framework laid over them. */
export const projectFiles = (common: Files, own: Files, { prefix, title, kit }: Names): Files => {
  const named = (text: string): string => text.replaceAll('fleet', prefix).replaceAll('Fleet', title)
  const merged = { ...common, ...own }
  for (const path of ['package.json', 'tsconfig.json'])
    if (common[path] !== undefined && own[path] !== undefined) merged[path] = mergeTexts(common[path], own[path])
  const files = Object.fromEntries(
    Object.entries(merged).map(([path, text]) => [named(ownNames[path] ?? path), named(text)])
  )
  const dependencies = { 'robot-portal-kit': kit }
  return { ...files, 'package.json': mergeTexts(files['package.json'] ?? '{}', JSON.stringify({ dependencies })) }
}

const mergeTexts = (below: string, above: string): string => {
  const merged: Json = mergeJson(JSON.parse(below), JSON.parse(above))
  return `${JSON.stringify(merged, null, 2)}\n`
}
