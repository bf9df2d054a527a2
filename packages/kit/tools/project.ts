import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { qualityLevel } from '#contract/modules/quality.ts'
import { ToolFailed } from './tool-failed.ts'

/** What `robotPortal` in the package.json of a project says. */
export const projectFacts = v.strictObject({
  prefix: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,31}$/, 'lower-case letters, digits and hyphens, as fleet')),
  title: v.pipe(v.string(), v.nonEmpty()),
  icon: v.optional(v.string()),
  /** The permission to open it. Without one here, it is the prefix. */
  permission: v.optional(v.string()),
  /** How many KiB the built file may have, as brotli sends it. */
  budget: v.pipe(v.number(), v.minValue(1)),
  /** Pages below its own address that the check opens too, as `7` or `no/such/page`. */
  pages: v.optional(v.array(v.string()), []),
  /** The team, and how to reach it. */
  owner: v.optional(v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(100))),
  /** All permissions that its pages ask for. */
  permissions: v.optional(v.array(v.string())),
  /** The level that it has to reach: `check` fails below it. */
  quality: v.optional(qualityLevel),
  /** Rules of the check that do not count for it, each with the reason. */
  exempt: v.optional(
    v.record(v.string(), v.pipe(v.string(), v.trim(), v.minLength(10, 'a reason of 10 characters'), v.maxLength(300))),
    {}
  )
})

/** A project of a sub-application, and the folder that it lies in. */
export type Project = v.InferOutput<typeof projectFacts> & { folder: string }

/** @throws ToolFailed which names the field that is missing or wrong */
export const readProject = async (folder: string): Promise<Project> => {
  const file = join(folder, 'package.json')
  const { robotPortal }: { robotPortal?: unknown } = JSON.parse(await readFile(file, 'utf8'))
  const read = v.safeParse(projectFacts, robotPortal)
  if (read.success) return { ...read.output, folder }
  const [issue] = read.issues
  const field = ['robotPortal', v.getDotPath(issue)].filter(part => part !== null).join('.')
  throw new ToolFailed(`${file}: ${field}: ${issue.message}`)
}
