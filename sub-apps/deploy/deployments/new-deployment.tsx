import { navigate, request, sentenceOf } from '@portal/session'
import { startDeployment } from '#contract/calls/deploy/deployments.ts'
import { type Robot, robotList } from '#contract/calls/robots/robots.ts'
import { PageHead, useOwnRoute, useSubApp } from '#kit/adapters/react.ts'
import { defineList } from '#kit/list.ts'
import { keptQuery } from '#kit/list-address.pure.ts'
import { paths } from '../page-of.pure.ts'
import { useText } from '../texts.ts'

/** Chooses the robot that is set up next. A robot without a store is set up nowhere, so it is not here. */
export const NewDeployment = () => {
  const text = useText()
  const { basePath, ask, notify } = useSubApp()
  const path = basePath + paths.deployments
  const kept = keptQuery(useOwnRoute().search)
  const start = async ({ robotId }: Robot): Promise<boolean> => {
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
    return false
  }
  const list = defineList({
    label: text('column.robot'),
    keepAs: 'deploy robots to set up',
    rowKey: 'robotId',
    searchHelp: text('robots.searchHelp'),
    emptyTitle: text('devices.none'),
    ask: query => request(robotList, { query: { ...query, bound: true, own: true } }, { quiet: true }),
    columns: [
      { key: 'name', title: text('column.robot'), detail: ({ serial }) => serial },
      { key: 'model', title: text('column.model') },
      { key: 'storeName', title: text('column.store'), value: ({ storeName }) => storeName ?? '' },
      { key: 'deployTime', title: text('column.deployed'), type: 'date' }
    ],
    acts: [{ key: 'start', text: text('deployments.start'), run: start }]
  })
  return (
    <>
      <PageHead
        title={text('deployments.new')}
        lead={text('deployments.newLead')}
        back={{ href: path + kept, text: text('deployments.title') }}
      />
      <portal-list {...list} />
    </>
  )
}
