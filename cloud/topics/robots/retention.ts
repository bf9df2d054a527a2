import { getTableName, lt } from 'drizzle-orm'
import {
  faultDays,
  robotAbsences,
  robotFaults,
  robotStretches,
  robots,
  robotTags,
  runningDays,
  tagDescriptions,
  taskDays,
  tasks
} from '../../database/schema.ts'
import { ended, rows, type TopicRetention } from '../../database/upkeep/retention.ts'
import { mergeFaultDays } from './sql/fault-days.ts'
import { mergeRunningDays } from './sql/running.ts'
import { mergeTaskDays } from './sql/task-days.ts'

export const retention: TopicRetention = {
  kept: [
    rows(tasks, 'HISTORY_DAYS', (now, { historyMs }) => lt(tasks.startTime, now - historyMs)),
    {
      table: getTableName(taskDays),
      kept: 'as long as its tasks; changes of a day are put together',
      drop: mergeTaskDays
    },
    {
      table: getTableName(faultDays),
      kept: 'as long as its faults; changes of a day are put together',
      drop: mergeFaultDays
    },
    {
      table: getTableName(runningDays),
      kept: 'as long as its tasks and stretches; changes of a day are put together',
      drop: mergeRunningDays
    },
    ended(robotFaults),
    ended(robotStretches)
  ],
  bounded: [
    [robots, 'robots are delivered'],
    [robotAbsences, 'one row a robot'],
    [robotTags, 'twenty rows a robot at most'],
    [tagDescriptions, 'at most 1,000 rows an organisation']
  ]
}
