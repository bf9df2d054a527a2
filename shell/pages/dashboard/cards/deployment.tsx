import { useStore } from '@nanostores/react'
import { beijingDay, countDays } from '#contract/days/beijing.ts'
import { useTranslate } from '../../../pieces/use-translate.ts'
import { deploymentPage, deploymentSize, deployments } from '../data/card-data.ts'
import { robots } from '../data/figures.ts'
import { $amounts } from '../figures/amounts.ts'
import { $today, $wish } from '../period/current-view.ts'
import { robotsAddress, useMayOpenRobots } from '../robots-address.ts'
import { Card } from './card.tsx'
import { CardBody, isBusy } from './card-body.tsx'

/** When robots were deployed, newest first, a page at a time. A bar shows for how long each has been in use. */
export const Deployment = () => {
  const translate = useTranslate()
  const state = useStore(deployments.$state)
  return (
    <Card title={translate('home.deployment')} note={translate('home.daysInUse')} busy={isBusy(state)}>
      <CardBody
        state={state}
        retry={() => deployments.load(deploymentPage($wish.get()))}
        empty={({ rows, pageNo }) => (rows.length === 0 && pageNo === 1 ? translate('home.noDeployments') : undefined)}
      >
        {({ rows, pageNo }) => (
          <>
            <Deployed rows={rows} />
            <Pages pageNo={pageNo} isFull={rows.length === deploymentSize} />
          </>
        )}
      </CardBody>
    </Card>
  )
}

type Row = { robotId: number; serial: string; model: string; storeName: string; deployTime: number }

const Deployed = ({ rows }: { rows: readonly Row[] }) => {
  const translate = useTranslate()
  const amounts = useStore($amounts)
  const today = useStore($today)
  const mayOpen = useMayOpenRobots()
  const daysOf = ({ deployTime }: Row): number => Math.max(0, countDays(beijingDay(deployTime), today) - 1)
  const most = Math.max(1, ...rows.map(daysOf))
  return (
    <table className="deployed">
      <thead className="unseen">
        <tr>
          <th scope="col">{translate('home.robot')}</th>
          <th scope="col">{translate('home.deployed')}</th>
          <th scope="col">{translate('home.daysInUse')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(row => (
          <tr key={row.robotId}>
            <th scope="row">
              {mayOpen ? (
                <a data-click="dashboard.robots" href={robotsAddress({ text: row.serial })}>
                  {row.serial}
                </a>
              ) : (
                row.serial
              )}
              <span className="quiet">{row.storeName}</span>
            </th>
            <td>{amounts.wholeDate(beijingDay(row.deployTime))}</td>
            <td>
              <meter aria-hidden min={0} max={most} value={daysOf(row)} />
              {translate('home.daysUsed', { count: daysOf(row) })}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** To the next and the previous page. How many robots there are stands in another answer. */
const Pages = ({ pageNo, isFull }: { pageNo: number; isFull: boolean }) => {
  const translate = useTranslate()
  const amounts = useStore($amounts)
  const state = useStore(robots.$state)
  const total = state.kind === 'ready' ? state.data.deployed : undefined
  const first = (pageNo - 1) * deploymentSize
  const hasMore = total === undefined ? isFull : first + deploymentSize < total
  const turn = (to: number): void => void deployments.load(deploymentPage($wish.get(), to))
  return (
    <div className="deployed-pages">
      {total !== undefined && (
        <span className="quiet">{translate('home.robotsInAll', { total: amounts.number(total) })}</span>
      )}
      <button
        data-click="dashboard.table"
        type="button"
        className="card-link"
        aria-disabled={pageNo === 1}
        onClick={() => pageNo > 1 && turn(pageNo - 1)}
      >
        {translate('home.newer')}
      </button>
      <button
        data-click="dashboard.table"
        type="button"
        className="card-link"
        aria-disabled={!hasMore}
        onClick={() => hasMore && turn(pageNo + 1)}
      >
        {translate('home.older')}
      </button>
    </div>
  )
}
