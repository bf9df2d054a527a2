import { $format, $permissions, request } from '@portal/session'
import { deploymentSteps, nextStep } from '#contract/calls/deploy/deployment-steps.ts'
import { type Deployment, deploymentList, deploymentStates } from '#contract/calls/deploy/deployments.ts'
import { deployPermissions } from '#contract/permissions.ts'
import { PageHead, useOwnRoute, useStore, useSubApp } from '#kit/adapters/react.ts'
import { defineList, oneOf } from '#kit/list.ts'
import { keptQuery } from '#kit/list-address.pure.ts'
import { paths } from '../page-of.pure.ts'
import { useText } from '../texts.ts'
import { deploymentState } from './deployment-state.ts'

/** Robots that are being set up, and how far that is. */
export const DeploymentList = () => {
  const text = useText()
  const format = useStore($format)
  const mayAct = useStore($permissions).includes(deployPermissions.deploy)
  const path = useSubApp().basePath + paths.deployments
  const kept = keptQuery(useOwnRoute().search)
  const stepOf = ({ state, settled }: Deployment): string => {
    const step = state === 'open' ? nextStep(settled) : undefined
    return step === undefined ? '' : text(`step.${step}`)
  }
  const list = defineList({
    label: text('deployments.title'),
    keepAs: 'deploy deployments',
    rowKey: 'deploymentId',
    searchHelp: text('robots.searchHelp'),
    emptyTitle: text('deployments.none'),
    filters: [oneOf('state', text('column.state'), deploymentStates, value => text(`state.${value}`))],
    ask: query => request(deploymentList, { query }, { quiet: true }),
    columns: [
      {
        key: 'robotName',
        title: text('column.robot'),
        type: 'link',
        value: ({ robotName, deploymentId }) => ({ text: robotName, address: `${path}/${deploymentId}${kept}` }),
        detail: ({ serial }) => serial
      },
      { key: 'storeName', title: text('column.store'), value: ({ storeName }) => storeName ?? '' },
      { key: 'state', title: text('column.state'), type: 'state', value: ({ state }) => deploymentState(text, state) },
      {
        key: 'settled',
        title: text('column.step'),
        value: ({ settled }) =>
          text('deployments.progress', { done: format.number(settled), all: format.number(deploymentSteps.length) }),
        detail: stepOf
      },
      { key: 'startTime', title: text('column.begun'), type: 'date' },
      { key: 'endTime', title: text('column.ended'), type: 'date', onlyWide: true }
    ]
  })
  return (
    <>
      <PageHead
        title={text('deployments.title')}
        lead={text('deployments.lead')}
        action={
          mayAct && (
            <a className="button primary" href={`${path}/new${kept}`}>
              {text('deployments.new')}
            </a>
          )
        }
      />
      <portal-list {...list} />
    </>
  )
}
