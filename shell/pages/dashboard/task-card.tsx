import type { ReactNode } from 'react'
import { useId } from 'react'
import { useTranslate } from '../../pieces/use-translate.ts'
import { loadTasks, type Tasks, type TasksState } from './load-tasks.ts'

type TaskCardProps = {
  title: string
  state: TasksState
  size: 'small' | 'large'
  children: (tasks: Tasks) => ReactNode
}

/** A card of the task figures: it keeps its size while they load, and says so when they can't be had. */
export const TaskCard = ({ title, state, size, children }: TaskCardProps) => {
  const translate = useTranslate()
  const id = useId()
  return (
    <section className={`card ${size}`} aria-labelledby={id} aria-busy={state.kind === 'loading'}>
      <h2 id={id}>{title}</h2>
      {state.kind === 'loading' && <div className="skeleton" />}
      {state.kind === 'failed' && (
        <div className="failed">
          <p>{translate('dashboard.failed')}</p>
          <button data-click="dashboard.retry" type="button" className="button" onClick={() => void loadTasks()}>
            {translate('dashboard.retry')}
          </button>
        </div>
      )}
      {state.kind === 'ready' && children(state.tasks)}
    </section>
  )
}
