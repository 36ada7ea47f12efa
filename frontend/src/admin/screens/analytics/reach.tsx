import { FormFunnel } from './form-funnel.tsx';
import { Invited } from './invited.tsx';
import { PartFigures, type PartProps } from './part-figures.tsx';
import { Returned } from './returned.tsx';
import { Trend } from './trend.tsx';

/** Where clinics come from, how many each week, who was invited, and who came back. */
export function Reach(props: Readonly<PartProps>) {
  const scope = { questionnaireId: props.questionnaireId, days: props.period.days };
  return (
    <>
      <PartFigures {...props}>{() => <Trend {...scope} />}</PartFigures>
      <FormFunnel {...scope} />
      <Invited questionnaireId={props.questionnaireId} />
      <Returned {...scope} />
    </>
  );
}
