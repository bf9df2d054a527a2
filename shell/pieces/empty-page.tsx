import { paths } from '@portal/session'

/** A page with only a sentence and a link to the dashboard. */
export const EmptyPage = ({ title, text, home }: { title: string; text: string; home: string }) => (
  <section className="panel">
    <h1>{title}</h1>
    <p>{text}</p>
    <div className="actions">
      <a data-click="portal.dashboard" className="button primary" href={paths.dashboard}>
        {home}
      </a>
    </div>
  </section>
)
