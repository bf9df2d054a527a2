import { useStore } from '@nanostores/react'
import { $robotKindName } from '@portal/session'
import type { RobotKind } from '#contract/calls/robots/robots.ts'
import { useTranslate } from '../../../pieces/use-translate.ts'
import { chartTableOf } from '../charts/chart-table-of.ts'
import { type KindSum, sumsByKind } from '../data/by-day.ts'
import { taskRows } from '../data/card-data.ts'
import { $amounts } from '../figures/amounts.ts'
import { $wish } from '../period/current-view.ts'
import { robotsAddress, useMayOpenRobots } from '../robots-address.ts'
import { Card } from './card.tsx'
import { CardBody, isBusy } from './card-body.tsx'
import { ChartTableLink } from './chart-files.tsx'

/** Tasks by kind of robot, the largest first, each with its share. A bar leads to the robots of its kind. */
export const TaskDistribution = () => {
  const translate = useTranslate()
  const kindName = useStore($robotKindName)
  const state = useStore(taskRows.$state)
  const kinds = state.kind === 'ready' ? sumsByKind(state.data.rows, state.data.rowsBefore) : []
  const title = translate('home.taskDistribution')
  const chartTable = () =>
    chartTableOf(
      [translate('dashboard.kind'), translate('home.thisPeriod'), translate('home.periodBefore')],
      kinds.map(({ robotKind, value, before }) => [kindName(robotKind), value, before])
    )
  return (
    <Card
      title={title}
      busy={isBusy(state)}
      tools={kinds.length > 0 && <ChartTableLink title={title} file="tasks-by-kind" chartTable={chartTable} />}
    >
      <CardBody
        state={state}
        retry={() => taskRows.load($wish.get())}
        empty={() => (kinds.length === 0 ? translate('home.noTasks') : undefined)}
      >
        {() => (
          <ul className="ranked">
            {kinds.map(kind => (
              <Kind key={kind.robotKind} kind={kind} most={kinds[0]?.value ?? 1} />
            ))}
          </ul>
        )}
      </CardBody>
    </Card>
  )
}

const Kind = ({ kind: { robotKind, value, share }, most }: { kind: KindSum<RobotKind>; most: number }) => {
  const kindName = useStore($robotKindName)
  const amounts = useStore($amounts)
  const { storeId, days } = useStore($wish)
  const mayOpen = useMayOpenRobots()
  const content = (
    <>
      <span className="bar" style={{ inlineSize: `${(value / most) * 100}%` }} />
      <span>{kindName(robotKind)}</span>
      <span>{amounts.number(value)}</span>
      <span className="quiet">{amounts.share(share)}</span>
    </>
  )
  return (
    <li>
      {mayOpen ? (
        <a data-click="dashboard.robots" href={robotsAddress({ robotKind, storeId, days })}>
          {content}
        </a>
      ) : (
        <span>{content}</span>
      )}
    </li>
  )
}
