import { $format, $permissions, $translate, request, sentenceOf } from '@portal/session'
import { isOpen } from '#contract/calls/deploy/shown-request.ts'
import { readRemoteSettings, remoteSettings } from '#contract/calls/robot-settings/remote-settings.ts'
import { deployPermissions } from '#contract/permissions.ts'
import { PageHead, useLoaded, useOwnRoute, useStore, useSubApp } from '#kit/adapters/react.ts'
import { shownOf } from '#kit/index.ts'
import { keptQuery } from '#kit/list-address.pure.ts'
import { ActButton } from '#kit/portal/react/act-button.tsx'
import { useAct } from '#kit/portal/react/use-act.ts'
import { paths } from '../page-of.pure.ts'
import { RequestReason } from '../parts/request-reason.tsx'
import { useRobotChanges } from '../parts/use-changes.ts'
import { titleKeys } from '../robots/robot-choice.tsx'
import { useText } from '../texts.ts'
import { ChangeHistory } from './change-history.tsx'
import { SettingForm } from './setting-form.tsx'

/** The settings of one robot: the values that it reported last, their age, and the requested changes. */
export const SettingPage = ({ robotId }: { robotId: number }) => {
  const text = useText()
  const format = useStore($format)
  const title = useStore($translate)(titleKeys.settings)
  const mayChange = useStore($permissions).includes(deployPermissions.changeSettings)
  const { basePath } = useSubApp()
  const kept = keptQuery(useOwnRoute().search)
  const [loaded, load] = useLoaded(String(robotId), () =>
    request(remoteSettings, { query: { robotId } }, { quiet: true })
  )
  useRobotChanges(load)
  const robot = shownOf(loaded)
  const reading = useAct(
    async () => {
      await request(readRemoteSettings, { body: { robotId } }, { quiet: true })
      return load
    },
    { ofForm: false }
  )
  const isReading = robot?.reading != null && isOpen(robot.reading)
  const saidTime = robot && Math.max(0, ...robot.values.map(({ sayTime }) => sayTime))
  return (
    <>
      <PageHead
        title={robot?.name ?? text('loading')}
        {...(robot && { lead: `${robot.serial} · ${robot.model} · ${text(`online.${robot.online}`)}` })}
        back={{ href: basePath + paths.settings + kept, text: title }}
        action={
          robot && (
            <ActButton state={reading.state} blocked={isReading} onClick={reading.run}>
              {text('settings.read')}
            </ActButton>
          )
        }
      />
      {loaded.state === 'failed' && <portal-notice error={loaded.error} onportal-notice-retry={load} />}
      {reading.error !== undefined && (
        <p className="refusal" role="alert">
          {sentenceOf(reading.error)}
        </p>
      )}
      {robot && (
        <>
          <p className="quiet" role="status">
            {isReading
              ? text('settings.reading')
              : saidTime
                ? text('settings.said', { time: format.time(saidTime) })
                : text('settings.never')}
          </p>
          {robot.reading && <RequestReason heading={text('settings.notRead')} request={robot.reading} />}
          {robot.change && <RequestReason heading={text('settings.notChanged')} request={robot.change} />}
          <SettingForm robot={robot} mayChange={mayChange} onAsked={load} />
          <h2>{text('settings.history')}</h2>
          <ChangeHistory robotId={robotId} />
        </>
      )}
    </>
  )
}
