import { Checkbox, Form, Input, Select } from 'antd';
import { useTexts } from '../../../shared/texts/i18n.ts';
import { useImpactQuestion } from '../../impact/use-impact-question.tsx';
import { mustBe } from '../../forms/field-errors.ts';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { useAddQuestion, type Section } from '../configuration.api.ts';
import { answerKinds, type AnswerKind } from '../options/answers.ts';
import { faultOf, longestOf, toPoints } from './question-fields.ts';

interface AddQuestionDialogProps {
  questionnaireId: number;
  sections: readonly Section[];
  sectionId: number;
  onClose: () => void;
}

interface NewQuestion {
  sectionId: number;
  questionText: string;
  kind: AnswerKind;
  pointValue: string;
  required: boolean;
}

/** Adds a question to the end of a section; the rest of its fields are filled in where it then stands. */
export function AddQuestionDialog({
  questionnaireId,
  sections,
  sectionId,
  onClose,
}: Readonly<AddQuestionDialogProps>) {
  const t = useTexts();
  const [form] = Form.useForm<NewQuestion>();
  const add = useAddQuestion(onClose);
  const askImpact = useImpactQuestion(questionnaireId);
  const text = Form.useWatch('questionText', form) ?? '';
  const chosen = Form.useWatch('sectionId', form);
  const submit = async (values: NewQuestion) => {
    const pointValue = toPoints(values.pointValue);
    const counts =
      pointValue > 0 &&
      sections.some(({ id, includeInEvaluation }) => id === values.sectionId && includeInEvaluation);
    const agreed =
      !counts ||
      (await askImpact({
        planned: { change: 'question', sectionId: values.sectionId, pointValue },
        title: t('impact.title.add'),
        okText: t('config.add.ok'),
      }));
    if (agreed) add.mutate({ ...values, questionText: values.questionText.trim(), pointValue });
  };
  return (
    <FormDialog
      first="questionText"
      form={form}
      initialValues={{ sectionId, questionText: '', kind: 'single', pointValue: '1', required: false }}
      okText={t('config.add.ok')}
      onClose={onClose}
      onSubmit={(values) => void submit(values)}
      change={add}
      submittable={text.trim() !== '' && chosen !== undefined}
      title={t('config.add.title')}
    >
      <Form.Item label={t('config.question.section')} name="sectionId" required>
        <Select options={sections.map(({ id, name }) => ({ value: id, label: name }))} />
      </Form.Item>
      <Form.Item
        label={t('config.field.questionText')}
        name="questionText"
        rules={[{ required: true, whitespace: true, message: t('config.fault.empty') }]}
      >
        <Input.TextArea autoSize={{ minRows: 2, maxRows: 8 }} maxLength={longestOf('questionText')} />
      </Form.Item>
      <Form.Item label={t('config.answers.kind')} name="kind">
        <Select
          options={answerKinds.map((kind) => ({ value: kind, label: t(`config.answers.choose-${kind}`) }))}
        />
      </Form.Item>
      <Form.Item
        extra={t('config.add.points-hint')}
        label={t('config.field.pointValue')}
        name="pointValue"
        rules={[mustBe((points: string) => faultOf('pointValue', points) === null, t('config.fault.points'))]}
      >
        <Input inputMode="numeric" min={0} step={1} style={{ inlineSize: 120 }} type="number" />
      </Form.Item>
      <Form.Item extra={t('config.add.required-hint')} name="required" valuePropName="checked">
        <Checkbox>{t('config.field.required')}</Checkbox>
      </Form.Item>
    </FormDialog>
  );
}
