import type { RobotContents } from '#contract/calls/robot-details/contents.ts'
import { mark } from '#kit/portal/mark.pure.ts'
import type { Mark } from '../states.ts'
import type { Text } from '../texts.ts'

type State = RobotContents['packages'][number]['state'] | NonNullable<NonNullable<RobotContents['materials']>['state']>

const looks = {
  taken: 'dot success',
  waiting: 'ring brand',
  open: 'ring brand',
  partly: 'square warning',
  outdated: 'square warning',
  failed: 'diamond danger'
} as const

/** Software, a package or a group of materials on a robot. */
export type ContentRow = {
  key: string
  kind: 'software' | 'package' | 'materials'
  name: string
  /** Empty for content without a version. */
  version: string
  state: State
}

/** The contents of a robot as one list: software first, then packages, then materials. */
export const contentRows = ({ software, packages, materials }: RobotContents): ContentRow[] => [
  ...software.map(
    ({ name, version }): ContentRow => ({ key: `software ${name}`, kind: 'software', name, version, state: 'taken' })
  ),
  ...packages.map(
    ({ packageId, name, version, state }): ContentRow => ({
      key: `package ${packageId}`,
      kind: 'package',
      name,
      state,
      version: version ?? ''
    })
  ),
  ...(materials === null
    ? []
    : [
        {
          key: 'materials',
          kind: 'materials',
          name: materials.name,
          version: '',
          state: materials.state ?? 'open'
        } as const
      ])
]

/** How a robot stands to a row, as a mark and a word. */
export const contentMark = (text: Text, { state }: Pick<ContentRow, 'state'>): Mark =>
  mark(text(`content.${state}`), looks[state])
