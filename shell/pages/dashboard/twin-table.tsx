import { useTranslate } from '../../pieces/use-translate.ts'

/** The table with a chart's figures, collapsed at first. */
export const TwinTable = ({ head, rows }: { head: string[]; rows: string[][] }) => {
  const translate = useTranslate()
  return (
    <details className="twin">
      <summary data-click="dashboard.table">{translate('dashboard.showTable')}</summary>
      <table>
        <thead>
          <tr>
            {head.map(text => (
              <th key={text} scope="col">
                {text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first, ...rest]) => (
            <tr key={first}>
              <th scope="row">{first}</th>
              {rest.map(text => (
                <td key={text}>{text}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
