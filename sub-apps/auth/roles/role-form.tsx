import { useEffect, useState } from 'react'
import type { PermissionNode } from '#contract/calls/administration/roles.ts'
import * as limits from '#contract/limits.ts'
import { FormField, useEdited, useSubApp } from '#kit/adapters/react.ts'
import type { ReadThing } from '#kit/index.ts'
import { useAct } from '#kit/portal/react/use-act.ts'
import { FormFoot } from '../parts/form-foot.tsx'
import { useText } from '../texts.ts'
import { changesOf } from './permission-set.pure.ts'
import { usePermissionTitle } from './permission-title.ts'
import { PermissionTree } from './permission-tree.tsx'

type RoleFormProps = {
  nodes: readonly PermissionNode[]
  name: string
  before: ReadonlySet<string>
  /** How many people the change concerns. */
  userCount?: number
  /** The person may not change the role. */
  locked?: boolean
  /** Saves, and returns the function to call afterwards. */
  /** A role that is there already: the version that was read, and how it is read again. */
  edited?: { version: number | undefined; read: () => Promise<ReadThing<{ name: string }>> }
  save: (name: string, chosen: ReadonlySet<string>, version: number | undefined) => Promise<() => void>
}

/** A role's name and permissions. The changes stand above the button that saves them. */
export const RoleForm = ({ nodes, name, before, userCount = 0, locked = false, edited, save }: RoleFormProps) => {
  const text = useText()
  const titleOf = usePermissionTitle()
  const { unsaved, notify } = useSubApp()
  const [typed, setTyped] = useState(name)
  const [chosen, setChosen] = useState(before)
  const [checked, setChecked] = useState(false)
  const { give, take } = changesOf(before, chosen)
  const isChanged = typed.trim() !== name || give.length + take.length > 0
  // After a save the role is loaded again. The form stays, and with it the focus.
  const loaded = `${name} ${[...before].join(' ')}`
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text says when the role is another one
  useEffect(() => {
    setTyped(name)
    setChosen(before)
  }, [loaded])
  useEffect(() => unsaved(isChanged, 'page'), [unsaved, isChanged])

  const began = { draft: { name }, version: edited?.version }
  const saveName = useEdited(began, edited?.read ?? (async () => began))
  const saving = useAct(async () => {
    const goOn = await saveName({
      draft: { name: typed.trim() },
      // Permissions are given and taken one by one, so that what another person gave stays.
      fields: [{ name: 'name', label: text('column.name') }],
      save: (wanted, version) => save(wanted.name, chosen, version),
      take: wanted => setTyped(wanted.name)
    })
    return () => {
      notify('success', text('saved', { name: typed.trim() }))
      goOn()
    }
  })
  const isEmpty = typed.trim() === ''
  const titles = (permissions: readonly string[]): string =>
    nodes
      .filter(({ permission }) => permissions.includes(permission))
      .map(titleOf)
      .join(', ')
  return (
    <form
      className="form"
      noValidate
      onSubmit={event => {
        event.preventDefault()
        setChecked(true)
        if (!isEmpty && isChanged) saving.run()
      }}
    >
      {locked ? (
        <p className="quiet">{text('roles.locked')}</p>
      ) : (
        <FormField
          name="name"
          label={text('column.name')}
          value={typed}
          maxLength={limits.roleNameMaxLength}
          problem={checked && isEmpty ? text('problem.empty') : undefined}
          onChange={setTyped}
        />
      )}
      <h2>{text('roles.permissions')}</h2>
      <PermissionTree nodes={nodes} chosen={chosen} onChange={setChosen} />
      {!locked && (
        <>
          <section aria-live="polite">
            <h2>{text('changes.title')}</h2>
            {isChanged ? (
              <dl className="changes">
                {typed.trim() !== name && name !== '' && (
                  <>
                    <dt>{text('column.name')}</dt>
                    <dd>{`${name} → ${typed.trim()}`}</dd>
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
          <FormFoot of={saving} blocked={!isChanged}>
            {text('save')}
          </FormFoot>
        </>
      )}
    </form>
  )
}
