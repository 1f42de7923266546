-- What each pay-out to masters has paid, as its answers have told (EXT-524).
ALTER TABLE `master_payouts` ADD `lines` text;
--> statement-breakpoint
INSERT INTO `schema_digests` VALUES ('0003_lines_of_master_payouts.sql', '47649b3dffd4ea3ee02af33e991f66801d381197d0b4ec63975e293e56c27127');
