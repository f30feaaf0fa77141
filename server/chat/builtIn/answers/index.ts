import type { Intent } from "../utterances/index.ts";
import type { Answer, AnswersTo, Circumstances } from "./Answer.ts";
import { answersAboutBusiness } from "./business.ts";
import { answersAboutCompany } from "./company.ts";
import { answersAboutPortfolio } from "./portfolio.ts";
import { answersAboutPrivacy } from "./privacy.ts";
import { answersToFollowUps } from "./followUps.ts";
import { isSameProject, projectDetail } from "./projectDetails.ts";
import { answersAboutServices } from "./services.ts";
import { answersToTalk } from "./talk.ts";

const answers: AnswersTo<Record<Intent, unknown>> = {
  ...answersAboutCompany,
  ...answersAboutServices,
  ...answersAboutPortfolio,
  ...answersAboutBusiness,
  ...answersAboutPrivacy,
  ...answersToTalk,
  ...answersToFollowUps,
};

/**
 * Returns the answer to an intent. If the visitor's last message was about the same project and this message asks for a
 * known detail of the project, returns only the detail.
 */
export function answerTo(intent: Intent, circumstances: Circumstances): Answer {
  const answer = answers[intent];
  const { before, message } = circumstances;
  const detail = before.some((earlier) => isSameProject(earlier, intent))
    ? projectDetail(intent, message)
    : undefined;
  if (detail !== undefined) return { say: detail };
  return typeof answer === "function" ? answer(circumstances) : answer;
}
