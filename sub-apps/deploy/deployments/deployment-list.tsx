import { $format, $permissions, request } from '@portal/session'
import { useMemo } from 'react'
import { deploymentSteps, nextStep } from '#contract/calls/deploy/deployment-steps.ts'
import { type Deployment, deploymentList, deploymentStates } from '#contract/calls/deploy/deployments.ts'
import { deployPermissions } from '#contract/permissions.ts'
import { useOwnRoute, useStore, useSubApp } from '#kit/adapters/react.ts'
import { keptQuery, pageQuery } from '#kit/list-address.pure.ts'
import { paths } from '../page-of.pure.ts'
import { PageHead } from '../parts/page-head.tsx'
import { RemoteList, useListAddress } from '../parts/remote-list.tsx'
import { useText } from '../texts.ts'
import { deploymentState } from './deployment-state.ts'

/** Robots that are being set up, and how far that is. */
export const DeploymentList = () => {
  const text = useText()
  const format = useStore($format)
  const mayAct = useStore($permissions).includes(deployPermissions.deploy)
  const { address, show } = useListAddress({ state: deploymentStates }, [])
  const path = useSubApp().basePath + paths.deployments
  const kept = keptQuery(useOwnRoute().search)
  const columns = useMemo((): HTMLElementTagNameMap['portal-table']['columns'] => {
    const stepOf = ({ state, settled }: Deployment): string => {
      const step = state === 'open' ? nextStep(settled) : undefined
      return step === undefined ? '' : text(`step.${step}`)
    }
    return [
      {
        key: 'robotName',
        title: text('column.robot'),
        type: 'link',
        value: ({ robotName, deploymentId }: Deployment) => ({
          text: robotName,
          address: `${path}/${deploymentId}${kept}`
        }),
        detail: ({ serial }: Deployment) => serial
      },
      { key: 'storeName', title: text('column.store'), value: ({ storeName }: Deployment) => storeName ?? '' },
      {
        key: 'state',
        title: text('column.state'),
        type: 'state',
        value: ({ state }: Deployment) => deploymentState(text, state)
      },
      {
        key: 'settled',
        title: text('column.step'),
        value: ({ settled }: Deployment) =>
          text('deployments.progress', { done: format.number(settled), all: format.number(deploymentSteps.length) }),
        detail: stepOf
      },
      { key: 'startTime', title: text('column.begun'), type: 'date' },
      { key: 'endTime', title: text('column.ended'), type: 'date', onlyWide: true }
    ]
  }, [text, format, path, kept])
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
      <RemoteList
        name="deployments"
        title={text('deployments.title')}
        rowKey="deploymentId"
        columns={columns}
        address={address}
        ask={() =>
          request(
            deploymentList,
            { query: { ...pageQuery(address), state: deploymentStates.find(it => it === address.chosen.state) } },
            { quiet: true }
          )
        }
        emptyTitle={text('deployments.none')}
        searchHelp={text('robots.searchHelp')}
        choice={{
          label: text('column.state'),
          value: address.chosen.state,
          options: deploymentStates.map(value => ({ value, name: text(`state.${value}`) })),
          change: state => show({ chosen: { state } })
        }}
        onSearch={searched => show({ text: searched })}
      />
    </>
  )
}
