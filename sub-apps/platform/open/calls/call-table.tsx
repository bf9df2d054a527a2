import { useMemo } from 'react'
import type { ManagedCall } from '#contract/calls/open-platform/api-management.ts'
import { mark } from '#kit/portal/mark.pure.ts'
import type { Columns } from '../../parts/remote-table.tsx'
import { type Tools, useTools } from '../../parts/use-tools.ts'
import { CallSwitch } from './call-switch.tsx'

type CallTableProps = {
  title: string
  /** Undefined while they are asked for. */
  calls: readonly ManagedCall[] | undefined
  /** Whose switches these are; null for everybody's, which come with the use of the calls. */
  applicationId: number | null
  /** The person may turn the switches. */
  mayTurn: boolean
  turned: () => void
}

const isOn = ({ enabled, offFor }: ManagedCall, applicationId: number | null): boolean =>
  applicationId === null ? enabled : !offFor.some(off => off.applicationId === applicationId)

/** The calls of the outside API, each with its switch. */
export const CallTable = ({ title, calls, applicationId, mayTurn, turned }: CallTableProps) => {
  const tools = useTools()
  const columns = useMemo(() => columnsOf(tools, applicationId, mayTurn), [tools, applicationId, mayTurn])
  return (
    <portal-table rowKey="name" fileName="calls" label={title} columns={columns} rows={calls} loading={!calls}>
      {mayTurn &&
        calls?.map(call => (
          <div key={call.name} slot={`${call.name}/act`}>
            <CallSwitch
              call={call.name}
              label={call.path}
              applicationId={applicationId}
              enabled={isOn(call, applicationId)}
              turned={turned}
            />
          </div>
        ))}
    </portal-table>
  )
}

const columnsOf = ({ text, format }: Tools, applicationId: number | null, mayTurn: boolean): Columns => [
  { key: 'path', title: text('open.call') },
  {
    key: 'state',
    title: text('column.state'),
    type: 'state',
    value: (call: ManagedCall) =>
      isOn(call, applicationId) ? mark(text('setting.on'), 'dot success') : mark(text('setting.off'), 'ring muted'),
    detail: ({ enabled, offFor }: ManagedCall) => {
      if (applicationId !== null) return enabled ? undefined : text('open.offForAll')
      return offFor.length === 0
        ? undefined
        : text('open.offFor', { names: format.list(offFor.map(({ name }) => name)) })
    }
  },
  ...(applicationId === null
    ? [
        { key: 'requests', title: text('open.requests'), type: 'number' as const },
        { key: 'errors', title: text('open.errors'), type: 'number' as const }
      ]
    : []),
  ...(mayTurn ? [{ key: 'act', title: text('open.switch'), slotted: true, fixed: true }] : [])
]
