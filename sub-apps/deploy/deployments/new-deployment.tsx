import { navigate, request, sentenceOf } from '@portal/session'
import { useMemo } from 'react'
import { startDeployment } from '#contract/calls/deploy/deployments.ts'
import { type Robot, robotList } from '#contract/calls/robots/robots.ts'
import { useOwnRoute, useSubApp } from '#kit/adapters/react.ts'
import { keptQuery, pageQuery } from '#kit/list-address.pure.ts'
import { paths } from '../page-of.pure.ts'
import { PageHead } from '../parts/page-head.tsx'
import { RemoteList, useListAddress } from '../parts/remote-list.tsx'
import { useText } from '../texts.ts'

/** Chooses the robot that is set up next. A robot without a store is set up nowhere, so it is not here. */
export const NewDeployment = () => {
  const text = useText()
  const { basePath, ask, notify } = useSubApp()
  const { address, show } = useListAddress({}, [])
  const path = basePath + paths.deployments
  const kept = keptQuery(useOwnRoute().search)
  const columns = useMemo(
    (): HTMLElementTagNameMap['portal-table']['columns'] => [
      { key: 'name', title: text('column.robot'), detail: ({ serial }: Robot) => serial },
      { key: 'model', title: text('column.model') },
      { key: 'storeName', title: text('column.store'), value: ({ storeName }: Robot) => storeName ?? '' },
      { key: 'deployTime', title: text('column.deployed'), type: 'date' }
    ],
    [text]
  )
  const actions = useMemo(() => [{ key: 'start', text: text('deployments.start') }], [text])
  const start = async (robotId: number): Promise<void> => {
    let deploymentId: number | undefined
    const isBegun = await ask({
      heading: text('deployments.start'),
      text: text('deployments.startText'),
      yes: text('deployments.start'),
      act: async () => {
        deploymentId = (await request(startDeployment, { body: { robotId } }, { quiet: true })).deploymentId
      }
    }).catch(error => notify('error', sentenceOf(error)))
    if (isBegun && deploymentId !== undefined) navigate(`${path}/${deploymentId}${kept}`, 'replace')
  }
  return (
    <>
      <PageHead
        title={text('deployments.new')}
        lead={text('deployments.newLead')}
        back={{ href: path + kept, text: text('deployments.title') }}
      />
      <RemoteList
        name="robots to set up"
        title={text('column.robot')}
        rowKey="robotId"
        columns={columns}
        actions={actions}
        address={address}
        ask={() => request(robotList, { query: { ...pageQuery(address), bound: true } }, { quiet: true })}
        emptyTitle={text('devices.none')}
        searchHelp={text('robots.searchHelp')}
        onSearch={searched => show({ text: searched })}
        onAction={(_, key) => void start(Number(key))}
      />
    </>
  )
}
