import { useStore } from '@nanostores/react'
import { ask } from '@portal/elements'
import { $format } from '@portal/session'
import { useMemo } from 'react'
import type { SignedInDevice } from '#contract/calls/identity/sessions.ts'
import { useTranslate } from '../pieces/use-translate.ts'
import { useDeviceName } from './device-name.ts'
import { $devices, loadDevices, logOutOn, logOutOnOthers } from './load.ts'

type Table = HTMLElementTagNameMap['portal-table']

/** The devices where the account is logged in, this one first. Each of the others can be logged out. */
export const DeviceSection = () => {
  const translate = useTranslate()
  const state = useStore($devices)
  const { columns, actions } = useTable()
  const end = useEnd()
  const devices = state.kind === 'ready' ? state.devices : undefined
  return (
    <section>
      <div className="section-head">
        <h2>{translate('security.devices')}</h2>
        {devices?.some(({ current }) => !current) && (
          <button data-click="secure.endOthers" type="button" className="button small" onClick={() => end('others')}>
            {translate('security.endOthers')}
          </button>
        )}
      </div>
      <portal-table
        rowKey="sessionId"
        label={translate('security.devices')}
        columns={columns}
        rows={devices}
        actions={actions}
        loading={state.kind === 'loading'}
        error={state.kind === 'failed' ? translate('security.devicesFailed') : undefined}
        onportal-table-retry={() => void loadDevices()}
        onportal-table-action={({ detail }) => {
          const device = devices?.find(({ sessionId }) => String(sessionId) === detail.keys[0])
          if (device !== undefined) end(device)
        }}
      />
    </section>
  )
}

/** The columns with the facts of a device, and the action for each device but this one. */
const useTable = (): { columns: Table['columns']; actions: Table['actions'] } => {
  const translate = useTranslate()
  const format = useStore($format)
  const nameOf = useDeviceName()
  return useMemo(
    () => ({
      columns: [
        {
          key: 'device',
          title: translate('security.device'),
          value: (device: SignedInDevice) => nameOf(device),
          detail: ({ networkAddress }: SignedInDevice) => networkAddress ?? undefined
        },
        {
          key: 'lastSeenTime',
          title: translate('security.lastUse'),
          type: 'state',
          value: ({ current, lastSeenTime }: SignedInDevice) =>
            current
              ? { text: translate('security.thisDevice'), tone: 'success' }
              : { text: format.relative(lastSeenTime, Date.now()), shape: 'ring' }
        },
        { key: 'createTime', title: translate('security.login'), type: 'date' }
      ],
      actions: [
        {
          key: 'end',
          text: translate('security.end'),
          danger: true,
          offered: ({ current }: SignedInDevice) => !current
        }
      ]
    }),
    [translate, format, nameOf]
  )
}

/** Asks, then logs out another device or all others. */
const useEnd = (): ((ending: SignedInDevice | 'others') => void) => {
  const translate = useTranslate()
  const nameOf = useDeviceName()
  return ending => {
    const others = ending === 'others'
    void ask({
      heading: others ? translate('security.endOthers') : translate('security.endOn', { device: nameOf(ending) }),
      text: translate(others ? 'security.endOthersText' : 'security.endText'),
      yes: translate('security.end'),
      danger: true,
      act: () => (others ? logOutOnOthers() : logOutOn(ending.sessionId))
    })
  }
}
