import type { ReactNode } from 'react'
import { useTranslate } from '../../pieces/use-translate.ts'
import { FigureCard } from './figure-card.tsx'
import { loadTasks, type Tasks, type TasksState } from './load-tasks.ts'

type TaskCardProps = {
  title: string
  state: TasksState
  size: 'small' | 'large'
  children: (tasks: Tasks) => ReactNode
}

/** A card of task figures. One call loads the figures of all these cards. */
export const TaskCard = (props: TaskCardProps) => {
  const translate = useTranslate()
  return <FigureCard {...props} retry={loadTasks} failed={translate('dashboard.failed')} />
}
