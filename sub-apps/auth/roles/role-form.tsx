import type { PermissionNode } from '#contract/calls/administration/roles.ts'
import * as limits from '#contract/limits.ts'
import { FormField, useSubApp } from '#kit/adapters/react.ts'
import type { ReadThing } from '#kit/index.ts'
import { FormFoot } from '#kit/portal/react/form-foot.tsx'
import { useForm } from '../parts/use-form.ts'
import { useText } from '../texts.ts'
import { changesOf } from './permission-set.pure.ts'
import { usePermissionTitle } from './permission-title.ts'
import { PermissionTree } from './permission-tree.tsx'

/** A role's name, and the permissions that are given and taken, one by one: what another person gave stays. */
export type RoleDraft = { name: string; give: readonly string[]; take: readonly string[] }

type RoleFormProps = {
  nodes: readonly PermissionNode[]
  name: string
  before: ReadonlySet<string>
  /** How many people the change concerns. */
  userCount?: number
  /** The person may not change the role. */
  locked?: boolean
  /** A role that is there already: the version that was read, and how its name is read again. */
  edited?: { version: number | undefined; read: () => Promise<ReadThing<{ name: string }>> }
  /** Saves, and returns the function to call afterwards. */
  save: (draft: RoleDraft, version: number | undefined) => Promise<() => void>
}

/** A role's name and permissions. The changes stand above the button that saves them. */
export const RoleForm = ({ nodes, name, before, userCount = 0, locked = false, edited, save }: RoleFormProps) => {
  const text = useText()
  const titleOf = usePermissionTitle()
  const { notify } = useSubApp()
  /** After a save, the role itself has what was given and lacks what was taken. */
  const leftOf = (draft: RoleDraft): RoleDraft => ({
    name: draft.name.trim(),
    give: draft.give.filter(permission => !before.has(permission)),
    take: draft.take.filter(permission => before.has(permission))
  })
  const hasChange = (left: RoleDraft): boolean => left.name !== name || left.give.length + left.take.length > 0
  const form = useForm<RoleDraft>({
    start: { name, give: [], take: [] },
    fields: [{ name: 'name', label: text('column.name') }],
    edited: edited && {
      version: edited.version,
      read: async (): Promise<ReadThing<RoleDraft>> => {
        const { draft, version } = await edited.read()
        return { draft: { ...form.draft, ...draft }, version }
      }
    },
    isTyped: draft => hasChange(leftOf(draft)),
    problemsOf: draft => (draft.name.trim() === '' ? { name: 'empty' } : {}),
    save: async (draft, version) => {
      const left = leftOf(draft)
      if (!hasChange(left)) return undefined
      const goOn = await save(left, version)
      return () => {
        notify('success', text('saved', { name: left.name }))
        goOn()
      }
    }
  })
  const left = leftOf(form.draft)
  const { give, take } = left
  const isChanged = hasChange(left)
  const chosen = new Set([...before, ...give].filter(permission => !take.includes(permission)))
  const titles = (permissions: readonly string[]): string =>
    nodes
      .filter(({ permission }) => permissions.includes(permission))
      .map(titleOf)
      .join(', ')
  return (
    <form className="form" {...form.form}>
      {locked ? (
        <p className="quiet">{text('roles.locked')}</p>
      ) : (
        <FormField {...form.field('name')} label={text('column.name')} maxLength={limits.roleNameMaxLength} />
      )}
      <h2>{text('roles.permissions')}</h2>
      <PermissionTree nodes={nodes} chosen={chosen} onChange={wanted => form.change(changesOf(before, wanted))} />
      {!locked && (
        <>
          <section aria-live="polite">
            <h2>{text('changes.title')}</h2>
            {isChanged ? (
              <dl className="changes">
                {left.name !== name && name !== '' && (
                  <>
                    <dt>{text('column.name')}</dt>
                    <dd>{`${name} → ${left.name}`}</dd>
                  </>
                )}
                {give.length > 0 && (
                  <>
                    <dt>{text('changes.given', { count: give.length })}</dt>
                    <dd>{titles(give)}</dd>
                  </>
                )}
                {take.length > 0 && (
                  <>
                    <dt>{text('changes.taken', { count: take.length })}</dt>
                    <dd>{titles(take)}</dd>
                  </>
                )}
              </dl>
            ) : (
              <p className="quiet">{text('changes.none')}</p>
            )}
            {isChanged && userCount > 0 && <p>{text('changes.people', { count: userCount })}</p>}
          </section>
          <FormFoot of={form} blocked={!isChanged}>
            {text('save')}
          </FormFoot>
        </>
      )}
    </form>
  )
}
