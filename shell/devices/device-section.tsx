import { useStore } from '@nanostores/react'
import { ask, Icon } from '@portal/elements'
import { $format } from '@portal/session'
import { Monitor, Smartphone } from 'lucide'
import type { SignedInDevice } from '#contract/calls/identity/sessions.ts'
import { useTranslate } from '../pieces/use-translate.ts'
import { useDeviceName } from './device-name.ts'
import { $devices, loadDevices, logOutOn, logOutOnOthers } from './load.ts'
import { Part } from './part.tsx'

/** The devices where the account is logged in, this one first, with buttons to log out the others. */
export const DeviceSection = () => {
  const translate = useTranslate()
  const state = useStore($devices)
  const end = useEnd()
  const others = state.kind === 'ready' && state.devices.some(({ current }) => !current)
  return (
    <section className="card" aria-labelledby="security-devices" aria-busy={state.kind === 'loading'}>
      <div className="section-head">
        <h2 id="security-devices">{translate('security.devices')}</h2>
        {others && (
          <button data-click="secure.endOthers" type="button" className="button small" onClick={() => end('others')}>
            {translate('security.endOthers')}
          </button>
        )}
      </div>
      <Part state={state} failed={translate('security.devicesFailed')} retry={loadDevices}>
        {state.kind === 'ready' && (
          <ul className="devices">
            {state.devices.map(device => (
              <Device key={device.sessionId} device={device} onEnd={() => end(device)} />
            ))}
          </ul>
        )}
      </Part>
    </section>
  )
}

const hand: readonly (string | null)[] = ['Android', 'iOS', 'HarmonyOS', 'Windows Phone']

const Device = ({ device, onEnd }: { device: SignedInDevice; onEnd: () => void }) => {
  const translate = useTranslate()
  const format = useStore($format)
  const name = useDeviceName()(device)
  const { system, networkAddress, createTime, lastSeenTime, current } = device
  return (
    <li>
      <Icon node={hand.includes(system) ? Smartphone : Monitor} />
      <div>
        <p className="device-name">
          <b>{name}</b>
          {current && <span className="badge">{translate('security.thisDevice')}</span>}
        </p>
        <p className="quiet">
          {networkAddress !== null && <span>{networkAddress}</span>}
          <span>{translate('security.since', { time: format.time(createTime) })}</span>
          {!current && (
            <span title={format.time(lastSeenTime)}>
              {translate('security.lastSeen', { when: format.relative(lastSeenTime, Date.now()) })}
            </span>
          )}
        </p>
      </div>
      {!current && (
        <button
          data-click="secure.endSession"
          type="button"
          className="button small quiet"
          aria-label={translate('security.endOn', { device: name })}
          onClick={onEnd}
        >
          {translate('security.end')}
        </button>
      )}
    </li>
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
