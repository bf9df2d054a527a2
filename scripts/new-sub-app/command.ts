import { isShipped } from '../../contract/page/sub-apps/sub-apps.ts'
import { readArguments } from '../support/options.ts'
import { Stop } from '../support/process.mjs'

/** The frameworks that there is a template for. */
export const frameworks = ['vanilla', 'lit', 'react', 'solid', 'svelte', 'vue', 'angular'] as const
export type Framework = (typeof frameworks)[number]

/** The choices for a new project. */
export type NewProject = {
  framework: Framework
  prefix: string
  title: string
  dir: string
  /** A package of the kit: a tarball, a folder, or a version of the registry. */
  kit: string | undefined
}

export const usage = `npm run new-sub-app -- --framework <name> --name <prefix> --dir <folder>
  --framework react       ${frameworks.join(', ')}
  --name fleet            its prefix: the sub-application is at /sub-app/fleet
  --title "Fleet"         its title in the menu; the prefix with a capital when nothing is said
  --dir ../fleet          a new folder, outside this repository
  --kit <package>         a tarball or a version of robot-portal-kit; else this repository packs its own`

/** @throws Stop which says what is missing or wrong */
export const readCommand = (args: readonly string[]): NewProject | 'help' => {
  const values = readArguments(
    [...args],
    {
      framework: { type: 'string' },
      name: { type: 'string' },
      title: { type: 'string' },
      dir: { type: 'string' },
      kit: { type: 'string' },
      help: { type: 'boolean' }
    },
    usage
  )
  if (values.help === true) return 'help'
  const { name: prefix, dir, kit } = values
  const framework = frameworks.find(it => it === values.framework)
  if (framework === undefined || prefix === undefined || dir === undefined) throw new Stop(usage)
  if (!/^[a-z][a-z0-9-]{0,31}$/.test(prefix))
    throw new Stop(`--name is ${JSON.stringify(prefix)}, but it takes lower-case letters, digits and hyphens.`)
  if (isShipped(prefix))
    throw new Stop(`${prefix} is one of the thirteen that every portal knows. Choose another name.`)
  const title = values.title ?? prefix.charAt(0).toUpperCase() + prefix.slice(1)
  return { framework, prefix, title, dir, kit }
}
