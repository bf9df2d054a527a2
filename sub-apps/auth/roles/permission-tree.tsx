import { whenComposed } from '@portal/session'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { PermissionNode } from '#contract/calls/administration/roles.ts'
import { textMaxLength } from '#kit/list-address.pure.ts'
import { useText } from '../texts.ts'
import { type Branch, branchesOf, matching, settled, stateOf } from './permission-set.pure.ts'
import { usePermissionTitle } from './permission-title.ts'

type Item = HTMLElementTagNameMap['sl-tree-item']
type PermissionTreeProps = {
  nodes: readonly PermissionNode[]
  chosen: ReadonlySet<string>
  onChange: (chosen: Set<string>) => void
}

/**
 * Every permission as a tree of check boxes with three states. An area is one itself, and stands first below its own
 * heading: "Authority" alone opens the own account, and no page of administrators.
 */
export const PermissionTree = ({ nodes, chosen, onChange }: PermissionTreeProps) => {
  const text = useText()
  const titleOf = usePermissionTitle()
  const [typed, setTyped] = useState('')
  const [search, setSearch] = useState('')
  const tree = useRef<HTMLElementTagNameMap['sl-tree']>(null)
  const branches = useMemo(() => branchesOf(nodes), [nodes])
  const shown = useMemo(() => matching(branches, search, titleOf), [branches, search, titleOf])
  const byName = useMemo(() => new Map(all(branches).map(branch => [branch.permission, branch])), [branches])

  /** The state that each item was given last. A press changes the item at once, and the control tells of it a moment later. */
  const given = useRef(new WeakMap<Item, string>())

  // An item whose state did not change is let be: another drawing between a press and its event would take the press back.
  useEffect(() => {
    for (const item of itemsOf(tree.current)) {
      const { permission = '', area = '' } = item.dataset
      const branch = byName.get(area)
      const state = branch === undefined ? undefined : stateOf(branch, chosen)
      const wanted = state ?? (chosen.has(permission) ? 'all' : 'none')
      if (given.current.get(item) === wanted) continue
      given.current.set(item, wanted)
      item.selected = wanted === 'all'
      item.indeterminate = wanted === 'some'
    }
  })

  const select = (): void => {
    const leaves = itemsOf(tree.current).filter(({ dataset }) => dataset.permission !== undefined)
    const wanted = new Set(chosen)
    for (const { dataset, selected, disabled } of leaves) {
      const { permission = '' } = dataset
      if (disabled) continue
      if (selected) wanted.add(permission)
      else wanted.delete(permission)
    }
    // The control changed items by itself. Each gets its state anew.
    given.current = new WeakMap()
    onChange(settled(nodes, chosen, wanted))
  }
  return (
    <>
      <div className="filters">
        <label className="search">
          <span className="unseen">{text('roles.searchPermission')}</span>
          <input
            type="search"
            autoComplete="off"
            maxLength={textMaxLength}
            placeholder={text('roles.searchPermission')}
            value={typed}
            onChange={({ target: { value } }) => {
              setTyped(value)
              whenComposed(() => setSearch(value))
            }}
          />
        </label>
      </div>
      {shown.length === 0 && <p className="quiet">{text('empty.filtered')}</p>}
      <sl-tree ref={tree} selection="multiple" aria-label={text('roles.permissions')} onsl-selection-change={select}>
        {shown.map(branch => (
          <Node key={branch.permission} branch={branch} expanded={search !== ''} />
        ))}
      </sl-tree>
    </>
  )
}

const all = (branches: readonly Branch[]): Branch[] => branches.flatMap(branch => [branch, ...all(branch.below)])

const itemsOf = (tree: HTMLElement | null): Item[] => [...(tree?.querySelectorAll('sl-tree-item') ?? [])]

const Node = ({ branch, expanded }: { branch: Branch; expanded: boolean }) => {
  const text = useText()
  const title = usePermissionTitle()(branch)
  const leaf = (shown: string) => (
    <sl-tree-item data-permission={branch.permission} disabled={!branch.own}>
      {shown}
    </sl-tree-item>
  )
  if (branch.below.length === 0) return leaf(title)
  return (
    <sl-tree-item data-area={branch.permission} expanded={expanded}>
      {title}
      {leaf(text('roles.itself', { area: title }))}
      {branch.below.map(child => (
        <Node key={child.permission} branch={child} expanded={expanded} />
      ))}
    </sl-tree-item>
  )
}
